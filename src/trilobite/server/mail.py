"""Notices by mail, through the server that the operator names."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from trilobite.core.errors import OptionsError
from trilobite.tables.notice_model import Fault, Letter, Way
from trilobite.tables.problems import Refused

#: Something, an at sign, a name with a dot: the link that is sent there tells the rest.
ADDRESS: Final = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+")

#: Ports of the schemes.
PORTS: Final = {"smtp": 587, "smtps": 465}


class Post(NamedTuple):
    """A mail server, and who sends."""

    secure: bool
    host: str
    port: int
    user: str
    password: str
    sender: str


def post_of(address: str, sender: str) -> Post | None:
    """The mail server at smtp://USER:PASSWORD@HOST:PORT, or smtps://. Raises OptionsError if it
    cannot be one; its line does not repeat the password."""
    if not address:
        return None
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in PORTS or not parts.hostname:
        raise OptionsError(
            "a mail server is smtp://USER:PASSWORD@HOST:PORT, or smtps:// with TLS from the start",
            "bad-mail-server",
        )
    if not ADDRESS.fullmatch(sender):
        raise OptionsError(
            "mail needs an address that sends it: --mail-from trilobite@games.example",
            "no-mail-sender",
        )
    return Post(
        secure=parts.scheme == "smtps",
        host=parts.hostname,
        port=port or PORTS[parts.scheme],
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        sender=sender,
    )


def mail_address(text: str) -> str:
    """A mail address. Raises Refused if it is none."""
    if not ADDRESS.fullmatch(text):
        raise Refused("bad-mail", "this is no mail address", 422)
    return text


def message_of(post: Post, way: Way, letter: Letter) -> EmailMessage:
    """A notice as a mail: plain text, with the link that stops it."""
    message = EmailMessage()
    message["Subject"] = letter.title
    message["From"] = f"Trilobite <{post.sender}>"
    message["To"] = way.address
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=post.sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["Content-Language"] = letter.language
    text = "\n\n".join(["\n".join([letter.title, *letter.lines]), letter.link])
    if letter.stop_link:
        message["List-Unsubscribe"] = f"<{letter.stop_link}>"
        text += f"\n\n-- \n{letter.stop}\n{letter.stop_link}"
    message.set_content(f"{text}\n")
    return message


def send(post: Post, way: Way, letter: Letter, seconds: float) -> Fault:
    """Hands a mail to the mail server; what went wrong, or nothing. It takes its time."""
    message = message_of(post, way, letter)
    kind = smtplib.SMTP_SSL if post.secure else smtplib.SMTP
    try:
        with kind(post.host, post.port, timeout=seconds) as server:
            if not post.secure:
                server.ehlo()
                if server.has_extn("starttls"):
                    server.starttls(context=ssl.create_default_context())
                    server.ehlo()
            if post.user:
                server.login(post.user, post.password)
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        return "gone" if all(code >= 500 for code in codes) else "busy"
    except smtplib.SMTPAuthenticationError:
        return "refused"
    except smtplib.SMTPResponseException as error:
        return "busy" if error.smtp_code < 500 else "refused"
    except TimeoutError:
        return "silent"
    except smtplib.SMTPException:
        return "failed"
    except (OSError, UnicodeError):
        return "unreachable"
    return ""
