export type Sound = {
  readonly isOn: boolean;
  toggle(): void;
  /** A short click for a button press. */
  press(): void;
  /** A thud when a reel stops, a little higher from reel to reel. */
  reelStop(reel: number): void;
  /** A rising melody, only for a return above the stake. Longer and fuller from level 1 to 4. */
  win(level?: number): void;
};

/** A major chord over two octaves, as multiples of its lowest tone. */
const melody = [1, 1.25, 1.5, 2, 2.5, 3];

/** Synthesised sounds, off until the player turns them on: browsers block audio before a gesture. */
export function createSound(): Sound {
  let context: AudioContext | undefined;
  let isOn = false;

  function tone(frequencyHz: number, delaySeconds: number, lengthSeconds: number, volume: number, shape: OscillatorType, slide = 1): void {
    if (!isOn || !context) return;
    const start = context.currentTime + delaySeconds;
    const oscillator = new OscillatorNode(context, { type: shape, frequency: frequencyHz });
    const gain = new GainNode(context, { gain: 0 });
    if (slide !== 1) oscillator.frequency.exponentialRampToValueAtTime(frequencyHz * slide, start + lengthSeconds);
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lengthSeconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + lengthSeconds);
  }

  return {
    get isOn() {
      return isOn;
    },
    toggle() {
      isOn = !isOn;
      if (isOn) {
        context ??= new AudioContext();
        void context.resume();
      }
    },
    press: () => tone(190, 0, 0.06, 0.12, 'triangle'),
    reelStop(reel) {
      tone(96 + reel * 9, 0, 0.16, 0.3, 'sine', 0.5);
      tone(420 + reel * 40, 0, 0.05, 0.04, 'triangle');
    },
    win(level = 2) {
      for (const [step, times] of melody.slice(0, 2 + level).entries()) {
        tone(262 * times, step * 0.09, 0.4 + level * 0.12, 0.09, 'triangle');
        if (level > 2) tone(131 * times, step * 0.09, 0.7, 0.03, 'sawtooth');
      }
    },
  };
}
