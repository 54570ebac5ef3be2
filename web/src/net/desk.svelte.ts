/** A position that somebody sets up, and what the engine thinks of it. */

import type { GameAnalysis } from '../games/analyses';
import type { Alternative, Analysis, GameView, Start, Starts } from '../types/wire';
import { nameOf, type Options } from './games';
import { AWAY, http, Problem, type ProblemBody } from './http';

type Depth = 'quick' | 'usual';
type Glance = 'look' | Depth;
/** Whoever moves through a game does not stay at each position: the engine is asked where they stay. */
const SETTLED_MS = 500;
const REFUSED_FROM = 400;
const NOT_ALLOWED = 403;
const UNPROCESSABLE = 422;
const TOO_MANY = 429;

export class Desk {
  readonly game: string;
  readonly shown: GameAnalysis;
  readonly #view: GameView;
  /** What was agreed, as far as it is not as usual; the position apart. */
  asked = $state.raw<Options>({});
  /** What the option `position` of the game takes. */
  position = $state.raw<unknown>(null);
  /** All options as the server has told them last: boards and decks are drawn by them. */
  options = $state.raw<Options | null>(null);
  /** Of this position, or null. */
  analysis = $state.raw<Analysis | null>(null);
  /** How deep the engine looks just now; null: it does not. */
  looking = $state<Depth | null>(null);
  problem = $state.raw<ProblemBody | null>(null);
  /** What the list has marked: as it is written there. */
  marked = $state<string | null>(null);
  /** What is shown on the board. */
  tried = $state.raw<Alternative | null>(null);
  /** Positions of a game that was opened; `at` is the one that lies here. */
  starts = $state.raw<Start[]>([]);
  at = $state(0);
  /** The room that they come from. */
  room = $state('');
  /** Counts questions: an answer to an earlier one is of no interest. */
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

  /** By hand: what was said of the position before holds no longer, and no game has led here. */
  change(position: unknown): void {
    this.#lay(position);
    this.starts = [];
    this.room = '';
  }

  /** Something whole: the engine looks at it at once. */
  open(position: unknown, options: Options = this.asked): Promise<void> {
    this.asked = options;
    this.change(position);
    return this.find();
  }

  /** Positions of a game, beginning with this one. */
  follow({ options, starts }: Starts, at: number, room = ''): Promise<void> {
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

  /** Nobody waits for an answer any more. */
  stop(): void {
    this.#questions += 1;
    this.looking = null;
    clearTimeout(this.#timer);
  }

  // --- asking ---------------------------------------------------------------------------------------------------------

  /** At a glance first, then as long as it takes. */
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

  /** What was brought along cannot be, but it is to be mended here: for that one must see a board. */
  async #learnOptions({ status }: ProblemBody): Promise<void> {
    if (status < REFUSED_FROM || status === NOT_ALLOWED || status === TOO_MANY) return;
    await this.#look(this.shown.sample(this.asked)).catch(() => undefined);
  }

  /** Boards and decks, to draw with while the engine thinks. */
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

  /** Reads whatever somebody brings along; it may be of another game. */
  async read(text: string | Blob): Promise<Starts | null> {
    this.stop();
    this.problem = null;
    try {
      return await http.postLines<Starts>('/analysis/positions', text);
    } catch (error) {
      this.problem = error instanceof Problem ? error.body : AWAY;
      return null;
    }
  }

  // --- the address ----------------------------------------------------------------------------------------------------

  /** Where this page shows the same again. Boards and decks of one's own are too long for it. */
  get address(): string {
    const query = new URLSearchParams();
    if (this.room) {
      query.set('room', this.room);
      query.set('move', String(this.starts[this.at]?.move ?? 0));
    } else if (this.position !== null) {
      const { position } = this;
      query.set('position', typeof position === 'string' ? position : JSON.stringify(position));
      for (const [name, value] of Object.entries(this.asked)) {
        const told = nameOf(value);
        if (isShort(told)) query.set(name, String(told));
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
