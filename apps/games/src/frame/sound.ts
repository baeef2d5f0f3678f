export type Sound = {
  readonly isOn: boolean;
  toggle(): void;
  /** A short click for a button press. */
  press(): void;
  /** A short rising melody, only for a return above the stake. */
  win(): void;
};

/** Synthesised sounds, off until the player turns them on: browsers block audio before a gesture. */
export function createSound(): Sound {
  let context: AudioContext | undefined;
  let isOn = false;

  function tone(frequencyHz: number, delaySeconds: number, lengthSeconds: number, volume: number, shape: OscillatorType): void {
    if (!isOn || !context) return;
    const start = context.currentTime + delaySeconds;
    const oscillator = new OscillatorNode(context, { type: shape, frequency: frequencyHz });
    const gain = new GainNode(context, { gain: 0 });
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
    win: () => [523.25, 659.25, 783.99, 1046.5].forEach((frequencyHz, step) => tone(frequencyHz, step * 0.09, 0.42, 0.09, 'sine')),
  };
}
