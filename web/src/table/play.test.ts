import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api, type Forced, type PastState, type Preview } from '../lib/api';
import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { decision, event, option } from '../testing/options';
import { stub } from '../testing/stub';
import { Table } from '../testing/table';
import { phone } from './screens';

type Note = NonNullable<Preview['notes']>[number];
type Mark = NonNullable<Preview['marks']>[number];

const asked = decision('turn', ['move a', 'eat a', 'fly b', 'done']);
const forced: Forced = { ...option('move a'), seat: 0, answers: 10 };
const past: PastState<unknown> = {
  answers: 4,
  of: 10,
  view: {},
  asked: [],
  breakdown: [],
  goals: [],
  log: [],
};

function anchor(): Element {
  return document.createElement('button');
}

describe('what is lit', () => {
  test('options are gathered at their pieces', () => {
    const { play } = new Table(asked);
    expect(play.groups.map(({ target, key }) => [target, key])).toEqual([
      ['a', 1],
      ['b', 2],
      [null, 3],
    ]);
    expect(play.group('a')?.options.map(({ key }) => key)).toEqual(['move a', 'eat a']);
    expect(play.group('c')).toBeUndefined();
  });

  test('a kind that is chosen leaves its own options and those of no kind', () => {
    const { play } = new Table(asked);
    expect(play.categories).toEqual(['moves', 'meals']);
    play.category = 'meals';
    expect(play.groups.flatMap(({ options }) => options.map(({ key }) => key))).toEqual([
      'eat a',
      'done',
    ]);
  });

  test('in the past nothing is', () => {
    const { play } = new Table(asked);
    play.past = past;
    expect(play.decision).toBeNull();
    expect(play.groups).toEqual([]);
    expect(play.answers).toBe(4);
  });

  test('nothing is while the reader wants to see what was forced', () => {
    settings.pauseForced = true;
    const { play } = new Table(asked, { forced: [forced] });
    expect(play.decision).toBeNull();
    expect(play.forced).toEqual([forced]);
  });

  test('who does not want to see it is asked at once', () => {
    const { play } = new Table(asked, { forced: [forced] });
    expect(play.decision).toEqual(asked);
    expect(play.forced).toEqual([]);
    expect(play.unasked).toEqual([forced]);
  });

  test('what was forced before the page was opened is not shown again', () => {
    settings.pauseForced = true;
    const { play } = new Table(asked, { forced: [{ ...forced, answers: 9 }] });
    expect(play.forced).toEqual([]);
  });
});

describe('who is who', () => {
  test('my things are those of my seat, the others are the others’', () => {
    const { play } = new Table(asked);
    expect(play.mine).toEqual(['red']);
    expect(play.others).toEqual(['green', 'blue']);
    expect(play.waiting).toEqual(['red']);
  });

  test('people have names, bots their colour, and a free seat nobody', () => {
    const { play } = new Table(asked);
    expect(play.nameOf('red')).toBe('Ada');
    expect(play.nameOf('green')).toBe('the bot of green');
    expect(play.nameOf('blue')).not.toBe('');
    expect(play.nameOf('nobody')).toBe('the nobody one');
    settings.names = false;
    expect(play.nameOf('red')).toBe('the red one');
    expect(play.personOf('red')).toBeNull();
  });

  test('where a person plays several, each line says which', () => {
    const { play } = new Table(asked);
    vi.spyOn(play.game, 'seatOf').mockReturnValue(0);
    expect(new Set(play.players.map((player) => play.lineName(player))).size).toBe(3);
    expect(play.namesOf(play.players)).toBe('Ada');
  });

  test('a seat that is free is waited for until somebody, or a bot, has it', () => {
    const free = { kind: 'open', name: '', bot: '', mine: false, taken: false } as const;
    const seats = [0, 1, 2].map(() => free);
    const awaited = new Table(null, { seats, waiting: [1, 2] }).play;
    expect(awaited.awaited).toBe(true);
    expect(awaited.waitingFor).toContain('the green one, the blue one');
    const taken = [free, { ...free, taken: true }, { ...free, stand_in: true }];
    expect(new Table(null, { seats: taken, waiting: [1] }).play.awaited).toBe(false);
    expect(new Table(null, { seats: taken, waiting: [2] }).play.awaited).toBe(false);
  });
});

describe('a click on a piece', () => {
  test('with one option answers', () => {
    const { play, said } = new Table(asked);
    play.pick('b', anchor());
    expect(said).toEqual(['0: fly b']);
    expect(play.focused).toBeNull();
  });

  test('without any effect is asked twice', () => {
    const { play, said } = new Table(asked);
    play.preview = () => stub<Preview>({ notes: [stub<Note>({ key: 'no-effect' })] });
    play.pick('b', anchor());
    expect(said).toEqual([]);
    expect(play.chooser?.group.target).toBe('b');
  });

  test('by which something is lost to a limit is asked twice if there is another way', () => {
    const beware = (key: string): Preview =>
      stub<Preview>({ marks: key === 'move a' ? [stub<Mark>({ kind: 'beware' })] : [], notes: [] });
    const { play, said } = new Table(decision('go', ['move a', 'move b', 'eat c']));
    play.preview = ({ key }) => beware(key);
    play.pick('a', anchor());
    expect(said).toEqual([]);
    expect(play.chooser?.group.target).toBe('a');
    expect(play.instead(option('move a'))?.key).toBe('move b');
    expect(play.instead(option('move b'))).toBeNull();
    const alone = new Table(decision('go', ['move a', 'eat c']));
    alone.play.preview = ({ key }) => beware(key);
    alone.play.pick('a', anchor());
    expect(alone.said).toEqual(['0: move a']);
  });

  test('begins what the closing button then invites to finish', () => {
    const { play } = new Table(asked, { can_restart: true });
    expect(play.begun).toBe(false);
    play.pick('b', anchor());
    expect(play.begun).toBe(true);
    play.restart();
    expect(play.begun).toBe(false);
  });

  test('with several opens the choice', () => {
    const { play, said } = new Table(asked);
    play.pick('a', anchor());
    expect(said).toEqual([]);
    expect(play.chooser?.group.target).toBe('a');
  });

  test('by touch looks first and chooses then', () => {
    const { play, said } = new Table(asked);
    play.touch = true;
    play.pick('b', anchor());
    expect([play.focused, said]).toEqual(['b', []]);
    play.pick('b', anchor());
    expect(said).toEqual(['0: fly b']);
  });

  test('by touch leaves several options to the prompt of a phone', () => {
    vi.spyOn(phone, 'current', 'get').mockReturnValue(true);
    const { play } = new Table(asked);
    play.touch = true;
    play.pick('a', anchor());
    play.pick('a', anchor());
    expect([play.focused, play.chooser]).toEqual(['a', null]);
  });

  test('that is not lit says why not, each reason once', async () => {
    vi.spyOn(api, 'refusals').mockResolvedValue([
      { ...option('move c'), reason: 'too-far', clause: 'A1.1' },
      { ...option('fly c'), reason: 'too-far', clause: 'A1.1' },
      { ...option('eat c'), reason: 'not-hungry', clause: 'A2.1' },
      { ...option('eat d'), reason: 'no-food', clause: 'A3.1' },
    ]);
    const { play } = new Table(asked);
    play.pick('c', anchor());
    await vi.waitFor(() => expect(play.note).not.toBeNull());
    expect(play.note).toMatchObject({
      target: 'c',
      refused: true,
      lines: [
        { words: 'because too-far', clause: 'A1.1' },
        { words: 'because not-hungry', clause: 'A2.1' },
      ],
    });
  });

  test('that nothing is about says what it is, or what was hit within it', async () => {
    vi.spyOn(api, 'refusals').mockResolvedValue([]);
    const { play } = new Table(asked);
    play.pick('c', anchor(), 'cube:red');
    await vi.waitFor(() => expect(play.note).not.toBeNull());
    expect(play.note).toMatchObject({ title: 'cube:red', refused: false });
  });
});

describe('answers', () => {
  test('are not given twice', () => {
    const { play, live, said } = new Table(asked);
    live.sending = true;
    play.pick('b', anchor());
    expect(said).toEqual([]);
  });

  test('are taken back only where that is allowed', () => {
    const { play, said } = new Table(asked);
    play.undo();
    play.redo();
    play.restart();
    expect(said).toEqual(['undo', 'restart']);
  });

  test('close all that belonged to the decision', () => {
    const { play } = new Table(asked);
    play.category = 'moves';
    play.pick('a', anchor());
    play.choose(option('move a'));
    expect([play.chooser, play.category, play.focused, play.note]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

test('a kind of which nothing is allowed says why, or at least where to read', async () => {
  const refusals = vi.spyOn(api, 'refusals').mockResolvedValue([]);
  const { play } = new Table(decision('turn', ['move a']));
  await play.askCategory('meals', anchor());
  expect(play.note?.lines[0]?.clause).toBe('B1.1');
  refusals.mockResolvedValue([{ ...option('eat a'), reason: 'not-hungry', clause: 'A2.1' }]);
  const other = new Table(decision('turn', ['move a'])).play;
  await other.askCategory('meals', anchor());
  expect(other.note?.lines).toEqual([{ words: 'because not-hungry', clause: 'A2.1' }]);
});

describe('why there was no choice', () => {
  test('is no refusal where nothing else came into question', async () => {
    vi.spyOn(api, 'forced').mockResolvedValue({ ...asked, refused: [] });
    const { play } = new Table(asked, { forced: [forced] });
    await play.askForced(anchor());
    expect(play.note).toMatchObject({ refused: false, lines: [{ clause: '' }] });
  });

  test('is told by what was refused', async () => {
    const refused = [{ ...option('eat a'), reason: 'not-hungry', clause: 'A2.1' }];
    vi.spyOn(api, 'forced').mockResolvedValue({ ...asked, refused });
    const { play } = new Table(asked, { forced: [forced] });
    await play.askForced(anchor());
    expect(play.note).toMatchObject({
      refused: true,
      lines: [{ words: '[eat a]: because not-hungry', clause: 'A2.1' }],
    });
  });
});

test('what was forced is told with what came of it', () => {
  const { play, live } = new Table(asked);
  live.log = [event(10, 'before'), event(11, 'moved'), event(12, 'after')];
  expect(play.forcedText(forced)).toBe('[move a] · moved');
});

test('what others did since our answer is fresh', () => {
  const { play, live } = new Table(asked);
  play.choose(option('fly b'));
  live.log = [event(10, 'moved x:a'), event(11, 'moved x:b'), event(12, 'moved x:c x:d')];
  expect([...play.fresh]).toEqual(['c', 'd']);
});

describe('steps', () => {
  test('stay within the game, and the last one is the present', () => {
    const { play } = new Table(asked);
    play.toStep(3);
    expect(router.route).toMatchObject({ page: 'table', step: 3 });
    play.toStep(-2);
    expect(router.route).toMatchObject({ step: 0 });
    play.toStep(10);
    expect(router.route).toMatchObject({ step: null });
  });

  test('are counted from the one that is shown', () => {
    const { play } = new Table(asked);
    play.past = past;
    play.stepBy(-1);
    expect(router.route).toMatchObject({ step: 3 });
  });

  test('of what was taken back stay there, with its log, until one goes back to the present', async () => {
    const { play, live } = new Table(asked);
    live.log = [event(3, 'rolled'), event(9, 'went on otherwise')];
    play.past = { ...past, answers: 14, of: 14, log: [event(3, 'rolled'), event(14, 'regretted')] };
    play.undone = 77;
    expect(play.log.map((entry) => entry.event)).toEqual(['rolled', 'regretted']);
    expect([play.last, play.lookingBack]).toEqual([14, 'Taken back: step 14 of 14.']);
    play.stepBy(1);
    expect(router.route).toMatchObject({ step: 14, undone: 77 });
    play.stepBy(-3);
    expect(router.route).toMatchObject({ step: 11, undone: 77 });
    const forked = vi.spyOn(api, 'fork').mockResolvedValue({ id: 'branch' });
    await play.fork();
    expect(forked).toHaveBeenCalledWith('table', 14, '', 77);
    play.toStep(5);
    expect(router.route).toMatchObject({ step: 5, undone: null });
    play.toStep(null);
    expect(router.route).toMatchObject({ step: null, undone: null });
  });
});

describe('a moment of quiet', () => {
  beforeEach(() => void vi.useFakeTimers());

  test('comes with each new decision: nothing is picked or chosen in it', () => {
    settings.quiet = true;
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { play, said } = new Table(asked);
    play.quiet.news();
    play.pick('b', anchor());
    play.choose(option('move a'));
    expect([said, play.chooser, play.note]).toEqual([[], null, null]);
  });

  test('can be switched off', () => {
    settings.quiet = false;
    const { play, said } = new Table(asked);
    play.quiet.news();
    play.pick('b', anchor());
    expect(said).toHaveLength(1);
  });
});

describe('an answer that stands', () => {
  const refill = decision('refill', ['take red', 'take blue', 'decline']);

  test('is given again at each new decision of its kind, and once at a version', () => {
    const { play, said } = new Table(refill);
    expect(play.repeats).toBe(true);
    play.standing.toggle();
    play.repeat();
    expect(said).toEqual([]);
    play.choose(option('take blue'));
    play.repeat();
    play.repeat();
    expect(said).toEqual(['0: take blue', '0: take blue']);
  });

  test('is not given where it is impossible, nor to anything else', () => {
    for (const other of [decision('refill', ['take red', 'decline']), asked]) {
      const { play, said } = new Table(other);
      play.standing.toggle();
      play.standing.gave('refill', 'take blue', '');
      play.repeat();
      expect(said).toEqual([]);
    }
  });

  test('stands only if that was said, and no more after something was taken back', () => {
    const { play, said } = new Table(refill);
    play.choose(option('take red'));
    play.repeat();
    expect(said).toEqual(['0: take red']);
    play.standing.toggle();
    play.standing.gave('refill', 'take blue', '');
    play.undo();
    play.repeat();
    expect(said).toEqual(['0: take red', 'undo']);
  });
});

test('turns are counted that are the own ones or everybody’s', () => {
  const table = new Table(asked);
  table.live.log = ['turn 1', 'turn player:red', 'move a', 'turn player:green'].map((key) =>
    event(1, key),
  );
  expect(table.play.turns).toBe(2);
});
