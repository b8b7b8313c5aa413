import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { api, type Me, type TableSummary, type UndoRequest } from '../lib/api';
import { replace, router } from '../lib/router.svelte';
import PromptHistory from '../table/PromptHistory.svelte';
import { phone } from '../table/screens';
import { Friends, QUIET } from '../testing/company.svelte';
import { gameOf } from './asked';
import AskBackHere from './AskBackHere.svelte';
import DeleteTable from './DeleteTable.svelte';
import KeepSeats from './KeepSeats.svelte';
import LinkField from './LinkField.svelte';
import MyData from './MyData.svelte';
import MyGames from './MyGames.svelte';
import StatisticsPage from './StatisticsPage.svelte';
import Request from './Request.svelte';
import SeeUndone from './SeeUndone.svelte';
import SettingsPage from './SettingsPage.svelte';
import ShowStatistics from './ShowStatistics.svelte';

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function find(selector: string): HTMLElement {
  const found = document.body.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

const there = (selector: string): boolean => document.body.querySelector(selector) !== null;

function press(action: string): void {
  find(`[data-action=${action}]`).click();
  flushSync();
}

const ASKED: UndoRequest = {
  seat: 2,
  answers: 21,
  steps: 9,
  agreed: [1],
  missing: [0],
  dice: [3, 5],
  draws: 0,
  drawn: [],
  whose: [2],
};

describe('what is decided together', () => {
  function open(): Friends {
    const friends = new Friends();
    friends.did({ what: 'voted', motion: 'end' });
    shown = mount(Request, { target: document.body, context: friends.context });
    flushSync();
    return friends;
  }

  const votes = (): string => find('[data-live=votes]').textContent;

  test('votes are told politely, once each, and none from before', () => {
    const friends = open();
    expect(find('[data-live=votes]').getAttribute('aria-live')).toBe('polite');
    expect(votes()).toBe('');
    friends.did({ what: 'voted', motion: 'pause' });
    flushSync();
    expect(votes()).toBe('Giulia is for a pause.');
    friends.did({ what: 'said', text: 'Sorry!' });
    flushSync();
    expect(votes()).toBe('Giulia is for a pause.');
    friends.did({ what: 'voted', motion: 'delete', seat: 2, name: 'Ota' });
    flushSync();
    expect(votes()).toBe('Ota is for deleting the table.');
    friends.did({ what: 'paused', seat: 2, name: 'Ota' });
    flushSync();
    expect(votes()).toBe('The game is paused.');
  });

  test('a request says who agrees and who has not answered, and no key agrees', () => {
    const friends = open();
    friends.company = { ...QUIET, request: ASKED };
    flushSync();
    const spoken = find('[data-request=undo] .sr');
    expect(spoken.getAttribute('aria-live')).toBe('polite');
    expect(spoken.textContent).toBe('Giulia · agrees, you · not yet');
    const buttons = [...document.body.querySelectorAll<HTMLElement>('[data-request] button')];
    expect(buttons.map(({ dataset }) => dataset['action'])).toEqual([
      'see-step',
      'decline',
      'agree',
    ]);
    press('agree');
    expect(friends.said).toEqual([{ type: 'agree' }]);
  });

  function scroll(to: number): boolean {
    const board = find('.area-center');
    board.scrollTop = to;
    board.dispatchEvent(new Event('scroll'));
    flushSync();
    return find('[data-request=undo]').classList.contains('folded');
  }

  test.each([
    [true, [false, true, true, false]],
    [false, [false, false, false, false]],
  ])('on a phone (%s) a request is one line while the board is scrolled', (small, folded) => {
    vi.spyOn(phone, 'current', 'get').mockReturnValue(small);
    const friends = open();
    const board = document.createElement('div');
    board.className = 'area-center';
    document.body.append(board);
    friends.company = { ...QUIET, request: ASKED };
    flushSync();
    expect([0, 200, 60, 0].map(scroll)).toEqual(folded);
  });
});

test('a device that was not theirs is signed out where its link was made', async () => {
  vi.useFakeTimers();
  const device = (id: string, name: string): Me['devices'][number] => ({
    id,
    name,
    made: 0,
    seen: 0,
    here: id === 'mine',
  });
  const me: Me = {
    name: 'Ada',
    devices: [device('mine', 'Firefox')],
    passkeys: [],
    lobby: false,
  };
  const asked = vi.spyOn(api, 'me').mockResolvedValue(me);
  vi.spyOn(api, 'deviceLink').mockResolvedValue({ link: 'once', until: 0 });
  const signOut = vi.spyOn(api, 'signOut').mockResolvedValue({ mine: false });
  const changed = vi.fn();
  shown = mount(KeepSeats, { target: document.body, props: { onchange: changed } });
  press('device-link');
  await vi.advanceTimersByTimeAsync(3000);
  expect((find('[data-device-link] input') as HTMLInputElement).value).toContain('/once');
  expect(there('[data-action=undo-device]')).toBe(false);
  asked.mockResolvedValue({ ...me, devices: [...me.devices, device('phone', 'Chrome, Android')] });
  await vi.advanceTimersByTimeAsync(3000);
  expect(find('[role=status]').textContent).toContain('Chrome, Android');
  expect(there('[data-device-link]')).toBe(false);
  press('undo-device');
  await vi.advanceTimersByTimeAsync(0);
  expect(signOut).toHaveBeenCalledWith('phone');
  expect(there('[data-action=undo-device]')).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
});

describe('deleting a table', () => {
  const gone = vi.fn();

  function open(props: { alone: boolean; mine?: boolean; tally?: string }) {
    gone.mockReset();
    const target = document.body;
    shown = mount(DeleteTable, { target, props: { id: 'table', ongone: gone, ...props } });
    return vi.spyOn(api, 'deleteTable').mockResolvedValue({ gone: props.alone });
  }

  test('takes two touches, and can be thought better of', async () => {
    const asked = open({ alone: true });
    press('delete-table');
    press('keep');
    expect(asked).not.toHaveBeenCalled();
    press('delete-table');
    press('delete-really');
    await vi.waitFor(() => expect(gone).toHaveBeenCalled());
    expect(asked).toHaveBeenCalledWith('table', true);
  });

  test('is a vote where others have a seat, and a vote can be taken back', async () => {
    const asked = open({ alone: false, tally: ' (1 of 3)' });
    expect(find('[data-action=delete-table]').textContent).toBe('Delete this table (1 of 3)');
    press('delete-table');
    expect(document.body.textContent).toContain('when all who have a seat agree');
    press('delete-really');
    await vi.waitFor(() => expect(there('[data-action=delete-table]')).toBe(true));
    if (shown) void unmount(shown);
    document.body.innerHTML = '';
    open({ alone: false, mine: true, tally: ' (2 of 3)' });
    press('delete-table');
    await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith('table', false));
    expect(gone).not.toHaveBeenCalled();
  });
});

test('a line that tells of going back leads to what was taken back', () => {
  const friends = new Friends();
  friends.did({ what: 'undone', answers: 21, steps: 9 });
  const [line] = friends.lines;
  if (!line) throw new Error('nothing was told');
  shown = mount(SeeUndone, { target: document.body, props: { line }, context: friends.context });
  find('[data-undone="1"]').click();
  expect(router.route).toMatchObject({ page: 'table', id: 'table', step: 30, undone: 1 });
  replace('#/');
});

test('statistics are shown by a switch, and a link that stops is renewed', async () => {
  const me: Me = { name: 'Ada', devices: [], passkeys: [], lobby: false };
  const asked = vi.spyOn(api, 'showStatistics').mockResolvedValueOnce({ token: 'one' });
  shown = mount(ShowStatistics, { target: document.body, props: { me } });
  const toggle = find('[role=switch]');
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  expect(there('input')).toBe(false);
  toggle.click();
  await vi.waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
  expect((find('input') as HTMLInputElement).value).toContain('#/statistics/one');
  asked.mockResolvedValueOnce({ token: 'two' });
  press('renew-statistics');
  await vi.waitFor(() => {
    expect((find('input') as HTMLInputElement).value).toContain('#/statistics/two');
  });
  // What cannot be kept is said, and the switch stays where it was.
  asked.mockRejectedValueOnce(new Error('away'));
  toggle.click();
  await vi.waitFor(() => expect(there('.problem, [role=alert]')).toBe(true));
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  asked.mockResolvedValueOnce({ token: '' });
  press('save-again');
  await vi.waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'));
  expect(asked.mock.calls).toEqual([[true], [true], [false], [false]]);
});

test('where nothing revealed is taken back the button is dim and says why', () => {
  const friends = new Friends();
  friends.company = { ...QUIET, can_ask: 21 };
  shown = mount(PromptHistory, { target: document.body, context: friends.context });
  const button = find('[data-action=ask-back]');
  expect(button.textContent.trim()).toBe('Ask the others');
  button.click();
  expect(friends.said).toEqual([{ type: 'ask', answers: 21 }]);
  friends.company = { ...QUIET, can_ask: 21, refused: 'never' };
  flushSync();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.classList.contains('dim')).toBe(true);
  button.click();
  expect(friends.said).toHaveLength(1);
  expect(friends.play.live.problem?.key).toBe('no-consent');
  friends.company = { ...QUIET, can_ask: 21, refused: 'declined' };
  flushSync();
  button.click();
  expect(friends.play.live.problem?.key).toBe('declined');
});

test('who wants to be forgotten types their name, and nothing less deletes', async () => {
  const me: Me = { name: 'Ada', devices: [], passkeys: [], lobby: false };
  const asked = vi.spyOn(api, 'deleteMe').mockRejectedValue(new Error('away'));
  shown = mount(MyData, { target: document.body, props: { me } });
  expect(document.body.textContent).toContain('Seats at running tables become empty');
  expect(there('[data-action=delete-really]')).toBe(false);
  press('delete');
  const really = find('[data-action=delete-really]') as HTMLButtonElement;
  expect(really.disabled).toBe(true);
  const field = find('input[name=delete-name]') as HTMLInputElement;
  field.value = 'Ada';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  expect(really.disabled).toBe(false);
  really.click();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('Ada'));
});

describe('statistics', () => {
  const game = { game: 'genesis', at: 1, seconds: 7200, points: 31, place: 1, players: 2 };

  test('are drawn by game, with those one has played with', async () => {
    const own = { ...game, id: 'a', names: ['Ota'] };
    vi.spyOn(api, 'played').mockResolvedValue([own, { ...own, at: 2, points: 12, place: 2 }]);
    shown = mount(StatisticsPage, { target: document.body, props: { link: '' } });
    await vi.waitFor(() => expect(there('[data-statistics=genesis]')).toBe(true));
    expect(document.body.querySelectorAll('svg[role=img] circle')).toHaveLength(2);
    expect(find('[data-statistics] .stat-bars').textContent).toContain('1st');
    expect(document.body.textContent).toContain('Ota');
    expect(there('[data-action=who-sees]')).toBe(true);
  });

  test('of others have their name and figures, and no company', async () => {
    const asked = vi.spyOn(api, 'statisticsOf');
    asked.mockResolvedValue({ name: 'Giulia', played: [game] });
    shown = mount(StatisticsPage, { target: document.body, props: { link: 'token' } });
    await vi.waitFor(() => expect(find('h1').textContent).toBe('Statistics: Giulia'));
    expect(asked).toHaveBeenCalledWith('token');
    expect(there('[data-statistics=genesis]')).toBe(true);
    expect(document.body.textContent).not.toContain('Most frequent company');
    expect(there('[data-action=who-sees]')).toBe(false);
  });
});

test('who looks back may ask the others to go back to there, unless somebody asks already', () => {
  const friends = new Friends();
  const { play } = friends;
  play.past = { answers: 12, of: 30, view: {}, asked: [], breakdown: [], goals: [], log: [] };
  shown = mount(AskBackHere, { target: document.body, context: friends.context });
  for (const hindered of [
    { people: 1 },
    { refused: 'never' as const },
    { request: ASKED },
    { paused: true },
  ]) {
    friends.company = { ...QUIET, ...hindered };
    flushSync();
    expect(there('[data-action=ask-back-here]'), JSON.stringify(hindered)).toBe(false);
  }
  friends.company = QUIET;
  flushSync();
  press('ask-back-here');
  expect(friends.said).toEqual([{ type: 'ask', answers: 12 }]);
  expect(router.route).toMatchObject({ page: 'table', step: null });
  replace('#/');
});

test('a link is copied for two seconds, and selected where the browser refuses', async () => {
  vi.useFakeTimers();
  const write = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  const props = { link: 'https://games.example/#/t/a', label: 'Link to the seat' };
  shown = mount(LinkField, { target: document.body, props });
  const told = (): string => find('[role=status]').textContent;
  press('copy');
  await vi.advanceTimersByTimeAsync(1900);
  expect([told(), write.mock.calls]).toEqual(['Copied', [[props.link]]]);
  await vi.advanceTimersByTimeAsync(200);
  expect(told()).toBe('');
  write.mockRejectedValueOnce(new Error('not allowed'));
  const selected = vi.spyOn(find('input') as HTMLInputElement, 'select');
  press('copy');
  await vi.advanceTimersByTimeAsync(0);
  expect([told(), selected.mock.calls.length]).toEqual(['', 1]);
});

test('the last way in is removed only after a warning', async () => {
  const key = { id: 'key', name: 'Laptop', made: 0, used: 0 };
  const here = { id: 'here', name: 'Firefox', made: 0, seen: 0, here: true };
  const me: Me = { name: 'Ada', devices: [here], passkeys: [key], lobby: false };
  vi.spyOn(api, 'me').mockResolvedValue(me);
  vi.spyOn(api, 'notices').mockRejectedValue(new Error('away'));
  vi.spyOn(api, 'tables').mockResolvedValue([]);
  const removed = vi.spyOn(api, 'changePasskey').mockResolvedValue({ mine: false });
  shown = mount(SettingsPage, { target: document.body, props: { section: '' } });
  await vi.waitFor(() => expect(there('[data-passkey=key]')).toBe(true));
  press('remove-passkey');
  expect(find('[data-action=remove-passkey]').textContent).toBe(
    'Really? The seats would live in this browser only.',
  );
  expect(removed).not.toHaveBeenCalled();
  press('remove-passkey');
  expect(removed).toHaveBeenCalledWith('key', '');
});

test('my games say at how many tables it is my turn, and a number opens one', async () => {
  const table = (id: string, since: number): TableSummary => ({
    id,
    created: '2026-11-01T10:00:00+00:00',
    game: 'genesis',
    title: 'Bios: Genesis',
    name: '',
    options: {},
    pack: '',
    seats: [{ kind: 'human', name: 'Ada', bot: '', taken: true, mine: true }],
    over: false,
    my_turn: true,
    what_if: false,
    older: false,
    since,
  });
  const badge = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge: badge });
  vi.spyOn(api, 'lobby').mockResolvedValue([]);
  vi.spyOn(api, 'deleted').mockResolvedValue([
    { id: 'x', game: 'genesis', name: 'Friday', names: ['Ota'], at: 0, by: 'people', who: 'Ota' },
  ]);
  const read = vi.spyOn(api, 'readOfDeleted').mockResolvedValue({ mine: true });
  vi.spyOn(api, 'asked').mockRejectedValue(new Error('away'));
  vi.spyOn(api, 'gameCards').mockRejectedValue(new Error('away'));
  const tables = [table('later', 20), table('longest', 10)];
  shown = mount(MyGames, { target: document.body, props: { tables } });
  flushSync();
  expect(document.title).toBe('My games (2) · Trilobite');
  expect(badge).toHaveBeenCalledWith(2);
  expect(find('.turn-cards').getAttribute('aria-label')).toBe('Your turn, 2 tables');
  expect([...document.body.querySelectorAll('.turn-card .pri')]).toHaveLength(1);
  await vi.waitFor(() => expect(there('[data-deleted=x]')).toBe(true));
  expect(find('[data-deleted=x]').textContent).toContain('Friday (Ota) was deleted by Ota');
  expect(read).toHaveBeenCalled();
  dispatchEvent(new KeyboardEvent('keydown', { key: '1' }));
  expect(location.hash).toBe('#/t/longest');
  location.hash = '#/';
  delete (navigator as { setAppBadge?: unknown }).setAppBadge;
});

test('cards that did not come are asked for again', async () => {
  const asked = vi.spyOn(api, 'gameCards').mockRejectedValue(new Error('away'));
  await expect(gameOf('marine', 'lost')).rejects.toThrow('away');
  await expect(gameOf('marine', 'lost')).rejects.toThrow('away');
  expect(asked).toHaveBeenCalledTimes(2);
});
