/** A position being set up for analysis, and the engine's view of it. */

import type { GameAnalysis } from '../games/analyses';
import type { Alternative, Analysis, GameView, StartPosition, StartPositions } from '../types/wire';
import { nameOf, type Options } from './games';
import { AWAY, http, Problem, type ProblemBody } from './http';

type Depth = 'quick' | 'usual';
type Glance = 'look' | Depth;
/** While the user steps through a game, the engine is asked only after this pause. */
const SETTLED_MS = 500;
const REFUSED_FROM = 400;
const NOT_ALLOWED = 403;
const UNPROCESSABLE = 422;
const TOO_MANY = 429;

export class Desk {
  readonly game: string;
  readonly shown: GameAnalysis;
  readonly #view: GameView;
  /** Options that differ from the defaults, without the position. */
  asked = $state.raw<Options>({});
  /** The value of the game's option `position`. */
  position = $state.raw<unknown>(null);
  /** All options as the server sent them last. The scene needs them to draw boards and decks. */
  options = $state.raw<Options | null>(null);
  /** The analysis of this position, or null. */
  analysis = $state.raw<Analysis | null>(null);
  /** The depth of the running analysis; null if none is running. */
  looking = $state<Depth | null>(null);
  problem = $state.raw<ProblemBody | null>(null);
  /** The marked move of the list, in its notation. */
  marked = $state<string | null>(null);
  /** The move that is shown on the board. */
  tried = $state.raw<Alternative | null>(null);
  /** Positions of an opened game; `at` is the index of the current one. */
  starts = $state.raw<StartPosition[]>([]);
  at = $state(0);
  /** The room that the positions come from. */
  room = $state('');
  /** The number of the current request. Answers to earlier ones are ignored. */
  #questions = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: GameView, shown: GameAnalysis) {
    this.game = view.id;
    this.#view = view;
    this.shown = shown;
  }

  get chosen(): Alternative | null {
    return this.analysis?.advice.alternatives?.find(({ written }) => written === this.marked) ?? null;
  }

  // --- setting up -----------------------------------------------------------------------------------------------------

  /** A change by hand. It discards the analysis and leaves the opened game. */
  change(position: unknown): void {
    this.#lay(position);
    this.starts = [];
    this.room = '';
  }

  /** Opens a complete position and analyses it at once. */
  open(position: unknown, options: Options = this.asked): Promise<void> {
    this.asked = options;
    this.change(position);
    return this.find();
  }

  /** Opens the positions of a game at this index. */
  follow({ options, starts }: StartPositions, at: number, room = ''): Promise<void> {
    this.options = options as Options;
    this.asked = this.#unusual(this.options);
    this.starts = starts;
    this.room = room;
    this.at = at;
    this.#lay(starts[at]?.position);
    return this.find();
  }

  goTo(at: number): void {
    if (!this.starts[at]) return;
    this.at = at;
    this.#lay(this.starts[at].position);
    this.#timer = setTimeout(() => void this.find(), SETTLED_MS);
  }

  #lay(position: unknown): void {
    this.stop();
    this.position = position;
    this.analysis = null;
    this.problem = null;
    this.marked = null;
  }

  /** Cancels the running request. */
  stop(): void {
    this.#questions += 1;
    this.looking = null;
    clearTimeout(this.#timer);
  }

  // --- requests -------------------------------------------------------------------------------------------------------

  /** Analyses quickly first, then at the usual depth. */
  async find(depths: readonly Depth[] = ['quick', 'usual']): Promise<void> {
    this.stop();
    const question = this.#questions;
    this.problem = null;
    for (const depth of depths) {
      this.looking = depth;
      try {
        this.#checkWhole();
        if (this.options === null) await this.#look(this.position);
        const found = await this.#ask(this.position, depth);
        if (question !== this.#questions) return;
        this.analysis = found;
        this.options = found.options as Options;
      } catch (error) {
        if (question !== this.#questions) return;
        this.problem = error instanceof Problem ? error.body : AWAY;
        break;
      }
    }
    this.looking = null;
    if (this.problem && this.options === null) await this.#learnOptions(this.problem);
  }

  #checkWhole(): void {
    const missing = this.shown.missing?.(this.position);
    if (missing) throw new Problem({ title: missing, status: UNPROCESSABLE, code: 'missing' });
  }

  /** Gets the options from the sample position, because the user needs a board to correct an impossible position. */
  async #learnOptions({ status }: ProblemBody): Promise<void> {
    if (status < REFUSED_FROM || status === NOT_ALLOWED || status === TOO_MANY) return;
    await this.#look(this.shown.sample(this.asked)).catch(() => undefined);
  }

  /** Gets the options, so that the board can be drawn while the engine thinks. */
  async #look(position: unknown): Promise<void> {
    const { options } = await this.#ask(position, 'look');
    this.options ??= options as Options;
  }

  #ask(position: unknown, depth: Glance): Promise<Analysis> {
    return http.post<Analysis>('/analysis', {
      game: this.game,
      options: { ...this.asked, position },
      depth,
    });
  }

  /** Reads a file or text from the user. It may belong to another game. */
  async read(text: string | Blob): Promise<StartPositions | null> {
    this.stop();
    this.problem = null;
    try {
      return await http.postLines<StartPositions>('/analysis/positions', text);
    } catch (error) {
      this.problem = error instanceof Problem ? error.body : AWAY;
      return null;
    }
  }

  // --- the address ----------------------------------------------------------------------------------------------------

  /** The address of this position. Custom boards and decks are left out, because they are too long. */
  get address(): string {
    const query = new URLSearchParams();
    if (this.room) {
      query.set('room', this.room);
      query.set('move', String(this.starts[this.at]?.move ?? 0));
    } else if (this.position !== null) {
      const { position } = this;
      query.set('position', typeof position === 'string' ? position : JSON.stringify(position));
      for (const [name, value] of Object.entries(this.asked)) {
        const shown = nameOf(value);
        if (isShort(shown)) query.set(name, String(shown));
      }
    }
    return `/analysis/${this.game}?${query}`;
  }

  #unusual(options: Options): Options {
    const known = this.#view.options.filter(
      ({ name, default: usual }) =>
        name !== 'position' && JSON.stringify(nameOf(options[name])) !== JSON.stringify(usual),
    );
    return Object.fromEntries(known.map(({ name }) => [name, options[name]]));
  }
}

function isShort(value: unknown): boolean {
  return (
    typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && value !== '')
  );
}
