import {
  type DraggableNode,
  KeyboardSensor,
  type KeyboardSensorOptions,
  type SensorInstance,
  type SensorProps,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { adjacentRow, stepByRow } from './sort-keys.ts';

const USED: readonly string[] = ['ArrowUp', 'ArrowDown', 'Space', 'Enter', 'Tab', 'Escape'];
const LOOK_MS = 16;
/** Checks for the arrival of a row stop after this many: a row that scrolling moved elsewhere never arrives. */
const LOOKS = 60;

/**
 * The keyboard sensor of the library, with no press lost. By itself it does not listen in the task that takes the grip,
 * and measures each step from where the last render put the row. On a busy machine several presses arrive before that:
 * they queue here and are passed on one by one, each once the row has arrived where the one before sent it.
 */
export class KeySensor implements SensorInstance {
  static activators = KeyboardSensor.activators;
  autoScrollEnabled = false;
  readonly #props: SensorProps<KeyboardSensorOptions>;
  readonly #grip: DraggableNode['activatorNode']['current'];
  readonly #queue: string[] = [];
  #listens = false;
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #target: UniqueIdentifier | undefined;
  #passed: Event | undefined;

  constructor(props: SensorProps<KeyboardSensorOptions>) {
    this.#props = props;
    this.#grip = props.activeNode.activatorNode.current;
    addEventListener('keydown', this.#press, true);
    new KeyboardSensor({
      ...props,
      options: { ...props.options, coordinateGetter: stepByRow },
      onEnd: () => this.#end(props.onEnd),
      onCancel: () => this.#end(props.onCancel),
    });
    // Timers run in order: the library's own listener was added in the one before.
    setTimeout(() => {
      this.#listens = true;
      this.#next();
    });
  }

  readonly #press = (event: KeyboardEvent): void => {
    if (event === this.#passed || !USED.includes(event.code)) return;
    if (this.#queue.length === 0 && this.#isReady()) this.#aim(event.code);
    else this.#enqueue(event);
  };

  #enqueue(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#queue.push(event.code);
    if (this.#listens) this.#later();
  }

  #isReady(): boolean {
    const over = this.#props.context.current.over?.id;
    return this.#listens && over !== undefined && (this.#target ?? over) === over;
  }

  #aim(code: string): void {
    this.#target = adjacentRow(this.#props.context.current, code);
    this.#looks = 0;
  }

  #later(): void {
    this.#timer ??= setTimeout(this.#next, LOOK_MS);
  }

  readonly #next = (): void => {
    this.#timer = undefined;
    const [code] = this.#queue;
    if (!code) return;
    this.#looks += 1;
    if (this.#isReady() || this.#looks > LOOKS) {
      this.#queue.shift();
      this.#aim(code);
      this.#passed = pressOf(code);
      document.dispatchEvent(this.#passed);
    }
    this.#later();
  };

  #end(done: () => void): void {
    removeEventListener('keydown', this.#press, true);
    const rest = this.#queue.splice(0);
    done();
    // They were pressed on the grip, which may take the row up a second time.
    setTimeout(() => {
      for (const code of rest) this.#grip?.dispatchEvent(pressOf(code));
    });
  }
}

const pressOf = (code: string): KeyboardEvent =>
  new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true });
