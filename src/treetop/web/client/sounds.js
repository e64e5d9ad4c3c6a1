/**
 * Sounds like paper, a twig and wood, made of filtered noise.
 * @type {Record<string, { tone: number, length: number, volume: number }>}
 */
const SOUNDS = {
  paper: { tone: 3200, length: 0.09, volume: 0.12 },
  twig: { tone: 1500, length: 0.05, volume: 0.2 },
  wood: { tone: 380, length: 0.12, volume: 0.35 },
};
/** @type {AudioContext | null} */
let audio = null;

/** A soft sound. @param {string} name */
export function sound(name) {
  audio ??= new AudioContext();
  const { tone, length, volume } = SOUNDS[name];
  const source = audio.createBufferSource();
  source.buffer = breath(audio, length);
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: tone, Q: 1.2 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: volume }))
    .connect(audio.destination);
  source.start();
}

/**
 * Noise that dies away.
 * @param {AudioContext} context
 * @param {number} length seconds
 */
function breath(context, length) {
  const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  return buffer;
}
