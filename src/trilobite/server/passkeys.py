"""Passkeys by WebAuthn, for the site that a page was loaded from."""

from typing import Any
from urllib.parse import urlsplit

from trilobite.tables.passkeys import Ceremony, NewKey
from trilobite.tables.problems import Refused


class WebPasskeys:
    """Checks passkeys with the package `webauthn`, which is loaded when somebody uses one."""

    def invite(self, origin: str, person: str, name: str, known: list[str]) -> Ceremony:
        import webauthn
        from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, structs

        options = webauthn.generate_registration_options(
            rp_id=site(origin),
            rp_name="Trilobite",
            user_id=person.encode()[:64],
            user_name=name or "Trilobite",
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in known
            ],
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
        )
        return Ceremony(bytes_to_base64url(options.challenge), webauthn.options_to_json(options))

    def made(self, origin: str, challenge: str, credential: dict[str, Any]) -> NewKey:
        import webauthn
        from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, exceptions

        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=site(origin),
                expected_origin=origin,
            )
        except (exceptions.WebAuthnException, ValueError) as error:
            raise refused(error) from None
        return NewKey(
            bytes_to_base64url(found.credential_id),
            bytes_to_base64url(found.credential_public_key),
            found.sign_count,
        )

    def ask(self, origin: str) -> Ceremony:
        import webauthn
        from webauthn.helpers import bytes_to_base64url

        options = webauthn.generate_authentication_options(rp_id=site(origin))
        return Ceremony(bytes_to_base64url(options.challenge), webauthn.options_to_json(options))

    def shown(
        self, origin: str, challenge: str, credential: dict[str, Any], public_key: str, count: int
    ) -> int:
        import webauthn
        from webauthn.helpers import base64url_to_bytes, exceptions

        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=site(origin),
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(public_key),
                credential_current_sign_count=count,
            )
        except (exceptions.WebAuthnException, ValueError) as error:
            raise refused(error) from None
        return found.new_sign_count


def site(origin: str) -> str:
    """The name of a site, to which its passkeys belong."""
    host = urlsplit(origin).hostname
    if not host:
        raise Refused("passkey-refused", "passkeys belong to a page of this server", 403)
    return host


def refused(error: Exception) -> Refused:
    """A passkey that does not fit."""
    line = " ".join(str(error).split())
    return Refused("passkey-refused", f"this passkey cannot be taken: {line}", 403)
