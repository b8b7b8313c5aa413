/** Quiet sounds, made by the program: nothing is recorded and nothing is loaded. */

import { settings } from './settings.svelte';

export const SOUNDS = ['roll', 'turn', 'extinction', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

const LOUDNESS = 0.08;

interface Tone {
  /** Hertz, at first and at last. */
  pitch: readonly [number, number];
  /** Seconds from now, and how long it lasts. */
  at: number;
  length: number;
  wave: OscillatorType;
}

function note(pitch: number, at: number, length: number): Tone {
  return { pitch: [pitch, pitch], at, length, wave: 'sine' };
}

/** A roll clatters, a turn asks, an extinction sinks, the end is a chord. */
const TONES: Record<Sound, readonly Tone[]> = {
  roll: [0, 0.05, 0.11, 0.16, 0.24].map((at, index) => ({
    pitch: [240 - 20 * index, 90] as const,
    at,
    length: 0.04,
    wave: 'square',
  })),
  turn: [note(523, 0, 0.12), note(659, 0.11, 0.2)],
  extinction: [{ pitch: [330, 110], at: 0, length: 0.5, wave: 'triangle' }],
  end: [note(262, 0, 0.9), note(330, 0.12, 0.8), note(392, 0.24, 0.7), note(523, 0.36, 0.9)],
};

let context: AudioContext | null = null;

/** Makes a sound, whatever the settings say. */
export function hear(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const { pitch, at, length, wave } of TONES[sound]) {
    const tone = new OscillatorNode(context, { type: wave, frequency: pitch[0] });
    const loudness = new GainNode(context, { gain: LOUDNESS });
    tone.frequency.exponentialRampToValueAtTime(pitch[1], now + at + length);
    loudness.gain.setValueAtTime(LOUDNESS, now + at);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length);
  }
}

/** The sound that news is worth: only one at a time, the gravest first. */
export function soundOf(
  news: Readonly<Record<Sound, boolean>>,
  on: readonly Sound[],
): Sound | null {
  const order: readonly Sound[] = ['end', 'extinction', 'roll', 'turn'];
  return order.find((sound) => news[sound] && on.includes(sound)) ?? null;
}

/** Makes the sound of what is new, if somebody wants to hear it. */
export function sound(news: Readonly<Record<Sound, boolean>>): void {
  const found = soundOf(news, settings.sounds);
  if (found) hear(found);
}
