/** The names of games in the interface, and the shelf where each stands. One box may hold several games. */
export interface Box {
  /** For texts and pictures. */
  id: string;
  game: string;
  /** What playing it without a further choice means. */
  variant: string | null;
  shelf: string;
}

export const BOXES: Box[] = [
  { id: 'scrabble', game: 'scrabble', variant: null, shelf: 'С-1' },
  { id: 'bilingual', game: 'scrabble', variant: 'bilingual-ru', shelf: 'С-2' },
  { id: 'forbidden', game: 'forbidden', variant: null, shelf: 'З-1' },
  { id: 'underwood', game: 'underwood', variant: null, shelf: 'У-1' },
  { id: 'codenames', game: 'codenames', variant: null, shelf: 'К-1' },
];
