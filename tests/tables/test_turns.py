"""Nobody is kept waiting by somebody else's many wishes."""

import asyncio

from trilobite.tables.turns import Turns


async def serve(turns: Turns, person: str, served: list[str]) -> None:
    async with turns.of(person):
        served.append(person)
        await asyncio.sleep(0)


def test_people_take_turns_however_much_each_wants() -> None:
    async def run() -> list[str]:
        turns = Turns(1)
        served: list[str] = []
        wishes = [serve(turns, "anna", served) for _ in range(5)]
        wishes += [serve(turns, "bert", served) for _ in range(2)]
        wishes.append(serve(turns, "cora", served))
        await asyncio.gather(*wishes)
        return served

    assert asyncio.run(run()) == ["anna", "anna", "bert", "cora", "anna", "bert", "anna", "anna"]


def test_only_so_many_are_served_at_once() -> None:
    async def run() -> int:
        turns, now, most = Turns(2), 0, 0

        async def one(person: str) -> None:
            nonlocal now, most
            async with turns.of(person):
                now += 1
                most = max(most, now)
                await asyncio.sleep(0)
                now -= 1

        await asyncio.gather(*(one(f"p{number % 3}") for number in range(20)))
        return most

    assert asyncio.run(run()) == 2


def test_who_gives_up_does_not_keep_the_turn() -> None:
    async def run() -> list[str]:
        turns = Turns(1)
        served: list[str] = []
        async with turns.of("anna"):
            gone = asyncio.create_task(serve(turns, "bert", served))
            late = asyncio.create_task(serve(turns, "cora", served))
            stays = asyncio.create_task(serve(turns, "dan", served))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
        late.cancel()  # it is her turn, but she does not know yet
        await asyncio.gather(gone, late, return_exceptions=True)
        await stays
        await serve(turns, "emma", served)
        return served

    assert asyncio.run(run()) == ["dan", "emma"]
