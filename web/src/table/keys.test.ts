import { tick } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { decision } from '../testing/options';
import { Table } from '../testing/table';
import { Keyboard } from './keys';

let table: Table;
let keyboard: Keyboard;
const help = vi.fn();
const legend = vi.fn();
const nextTurn = vi.fn();

beforeEach(() => {
  help.mockClear();
  table = new Table(decision('turn', ['move a', 'eat a', 'fly b', 'done']));
  keyboard = new Keyboard(table.play, { help, legend, nextTurn });
});

/** Presses keys one after the other, and says whether the last one was taken. */
function press(keys: string, from: EventTarget = document.body, more: KeyboardEventInit = {}) {
  let taken = false;
  for (const key of keys.length > 1 && /^[A-Z][a-z]/.test(keys) ? [keys] : keys) {
    const pressed = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
    Object.defineProperty(pressed, 'target', { value: from });
    keyboard.press(pressed);
    taken = pressed.defaultPrevented;
  }
  return taken;
}

/** Puts markup on the page and returns its elements by id. */
function show(markup: string): (id: string) => HTMLElement {
  document.body.innerHTML = markup;
  return (id) => {
    const found = document.getElementById(id);
    if (found === null) throw new Error(`nothing is called ${id}`);
    return found;
  };
}

test('shift and N lead to the next turn, and N alone nowhere', () => {
  press('n');
  expect(nextTurn).not.toHaveBeenCalled();
  expect(press('N', document.body, { shiftKey: true })).toBe(true);
  expect(nextTurn).toHaveBeenCalledOnce();
});

test('C, T and L lead to the company of a table, if there is any', async () => {
  const found = show(`<div data-company><button id="row"></button>
    <textarea id="write"></textarea><button id="link" data-action="link-step"></button></div>`);
  const linked = vi.fn();
  found('link').addEventListener('click', linked);
  expect(press('c')).toBe(false);
  Object.assign(table.live, { company: {} });
  expect(press('c')).toBe(true);
  expect(table.play.tab).toBe('company');
  await tick();
  expect(document.activeElement).toBe(found('row'));
  press('t');
  await tick();
  expect(document.activeElement).toBe(found('write'));
  press('l');
  await tick();
  expect(linked).toHaveBeenCalledOnce();
});

describe('letters', () => {
  test('take back, restore and begin again', () => {
    press('zyr');
    expect(table.said).toEqual(['undo', 'restart']);
  });

  test('choose a kind of options, and leave it again', () => {
    press('e');
    expect(table.play.category).toBe('meals');
    press('E');
    expect(table.play.category).toBeNull();
  });

  test('of a kind that is not offered are left to the browser', () => {
    table = new Table(decision('turn', ['move a']));
    keyboard = new Keyboard(table.play, { help, legend, nextTurn });
    expect(press('e')).toBe(false);
    expect(table.play.category).toBeNull();
  });

  test('finish', () => {
    press('d');
    expect(table.said).toEqual(['0: done']);
  });

  test('turn odds off and on', () => {
    press('x');
    expect(settings.odds).toBe(false);
    press('x');
    expect(settings.odds).toBe(true);
  });

  test('do nothing for those who do not want them', () => {
    settings.letters = false;
    expect(press('z')).toBe(false);
    expect(table.said).toEqual([]);
  });

  test('after g go to a part of the table', () => {
    const at = show('<main><div class="area-mine"><button id="card"></button></div></main>');
    expect(press('gm')).toBe(true);
    expect(document.activeElement).toBe(at('card'));
    press('gr');
    expect(table.play.tab).toBe('rules');
    expect(press('gq')).toBe(false);
  });
});

describe('keys that are not for the table', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('with %o', (more) => {
    expect(press('z', document.body, more)).toBe(false);
    expect(table.said).toEqual([]);
  });

  test('in a field', () => {
    const at = show('<input id="field" />');
    expect(press('z', at('field'))).toBe(false);
  });

  test('in a dialog', () => {
    show('<dialog open></dialog>');
    expect(press('z')).toBe(false);
  });
});

describe('numbers', () => {
  test('focus a piece first and choose it then', () => {
    const at = show('<main><button id="a" data-target="a" data-lit="1"></button></main>');
    const clicked = vi.fn();
    at('a').addEventListener('click', clicked);
    press('1');
    expect(document.activeElement).toBe(at('a'));
    expect(table.play.focused).toBe('a');
    expect(clicked).not.toHaveBeenCalled();
    press('1');
    expect(clicked).toHaveBeenCalledOnce();
  });

  test('do not choose at the next decision what was focused at this one', () => {
    const at = show('<main><button id="a" data-target="a" data-lit="1"></button></main>');
    const clicked = vi.fn();
    at('a').addEventListener('click', clicked);
    press('1');
    if (table.live.state) table.live.state.version += 1;
    press('1');
    expect(clicked).not.toHaveBeenCalled();
  });

  test('that belong to nothing are left to the browser', () => {
    show('<main></main>');
    expect(press('7')).toBe(false);
  });
});

describe('other keys', () => {
  test('Escape closes one thing after the other', () => {
    const { play } = table;
    const anchor = document.createElement('button');
    play.pick('a', anchor);
    play.category = 'meals';
    press('Escape');
    expect([play.chooser, play.category, play.focused]).toEqual([null, 'meals', 'a']);
    press('Escape');
    expect([play.category, play.focused]).toEqual([null, 'a']);
    press('Escape');
    expect(play.focused).toBeNull();
  });

  test('zoom the board', () => {
    press('++');
    expect(table.play.zoom.factor).toBeCloseTo(1.5625);
    press('0');
    expect(table.play.zoom.factor).toBe(1);
  });

  test('the question mark helps, or asks about the piece', () => {
    press('?');
    expect(help).toHaveBeenCalledOnce();
    const ask = vi.spyOn(table.play, 'ask').mockResolvedValue();
    const at = show('<main><button id="a" data-target="a"></button></main>');
    press('?', at('a'));
    expect(ask).toHaveBeenCalledWith('a', at('a'));
    expect(help).toHaveBeenCalledOnce();
  });

  test('Enter chooses a piece of a drawing as a click does', () => {
    const at = show('<main><span id="a" data-target="a" tabindex="0"></span></main>');
    const clicked = vi.fn();
    at('a').addEventListener('click', clicked);
    expect(press('Enter', at('a'))).toBe(true);
    expect(clicked).toHaveBeenCalledOnce();
  });

  test('an arrow goes to the nearest piece in its direction', () => {
    const at = show(
      ['here', 'right', 'far', 'below']
        .map((id) => `<button id="${id}" data-target="${id}"></button>`)
        .join('')
        .replace(/^(.*)$/, '<main>$1</main>'),
    );
    const places = { here: [0, 0], right: [50, 10], far: [200, 0], below: [0, 60] } as const;
    for (const [id, [x, y]] of Object.entries(places)) {
      vi.spyOn(at(id), 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, 10, 10));
      Object.defineProperty(at(id), 'offsetParent', { value: document.body });
    }
    press('ArrowRight', at('here'));
    expect(document.activeElement).toBe(at('right'));
    press('ArrowDown', at('here'));
    expect(document.activeElement).toBe(at('below'));
  });
});
