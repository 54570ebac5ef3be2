/** Short sounds of wood and paper, synthesised from filtered noise. Silent unless switched on. */

import { settings } from './settings.svelte';

export type Sound = 'tile' | 'card' | 'tear' | 'carriage' | 'turn' | 'refusal';
interface Knock {
  at: number;
  length: number;
  pitch: number;
  sharpness: number;
  loud: number;
}

const SOUNDS: Record<Sound, Knock[]> = {
  tile: [{ at: 0, length: 0.06, pitch: 1400, sharpness: 3, loud: 0.5 }],
  card: [{ at: 0, length: 0.09, pitch: 2600, sharpness: 0.7, loud: 0.16 }],
  tear: [{ at: 0, length: 0.2, pitch: 3800, sharpness: 0.5, loud: 0.18 }],
  carriage: [
    { at: 0, length: 0.12, pitch: 900, sharpness: 2, loud: 0.25 },
    { at: 0.13, length: 0.05, pitch: 3200, sharpness: 9, loud: 0.3 },
  ],
  turn: [
    { at: 0, length: 0.05, pitch: 900, sharpness: 5, loud: 0.3 },
    { at: 0.14, length: 0.05, pitch: 1050, sharpness: 5, loud: 0.3 },
  ],
  refusal: [{ at: 0, length: 0.12, pitch: 220, sharpness: 4, loud: 0.6 }],
};

let context: AudioContext | null = null;

/** `strength` is from 0 to 1: a more valuable letter sounds heavier. */
export function play(sound: Sound, strength = 0.5): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const knock of SOUNDS[sound]) strike(context, knock, strength);
}

function strike(audio: AudioContext, knock: Knock, strength: number): void {
  const start = audio.currentTime + knock.at;
  const noise = audio.createBufferSource();
  noise.buffer = noiseOf(audio, knock.length);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = knock.pitch;
  filter.Q.value = knock.sharpness;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(knock.loud * (0.5 + strength), start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + knock.length);
  noise.connect(filter).connect(gain).connect(audio.destination);
  noise.start(start);
}

function noiseOf(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
