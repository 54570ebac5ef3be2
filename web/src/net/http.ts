/** Requests to the server. A refusal is thrown as a `Problem`, and so is a failed connection. */

import { currentLanguage } from '../lib/texts.svelte';

export interface ProblemBody {
  type?: string;
  title: string;
  status: number;
  code: string;
  rule?: { id: string; href: string };
  params?: Record<string, unknown>;
  limit?: string;
  retry_after_s?: number;
}

export class Problem extends Error {
  constructor(readonly body: ProblemBody) {
    super(body.title);
  }
  get code(): string {
    return this.body.code;
  }
  /** Whether asking again may help: there was no answer, or the server had an error. */
  get isPassing(): boolean {
    return this.body.status === 0 || this.body.status >= 500;
  }
}

export const AWAY: ProblemBody = { title: '', status: 0, code: 'away' };
const BASE = '/api/v1';

/** JSON Lines, as in records, and files are sent without encoding. */
const LINES = 'application/jsonl';

async function ask<T>(method: string, path: string, body?: unknown, type = 'application/json'): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': currentLanguage() };
  if (body !== undefined) headers['Content-Type'] = type;
  let response: Response;
  let text: string;
  try {
    response = await fetch(BASE + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: type === LINES ? (body as BodyInit) : JSON.stringify(body) }),
    });
    text = await response.text(); // the connection may also break in the middle of an answer
  } catch {
    throw new Problem(AWAY);
  }
  if (response.status === 204) return undefined as T;
  if (!response.ok) throw new Problem(readProblem(text, response.status));
  return readAnswer(text, response.headers.get('content-type') ?? '') as T;
}

function readAnswer(text: string, type: string): unknown {
  if (type.includes('jsonl') || type.includes('svg')) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(AWAY); // a sign-in page of the network, not our server
  }
}

function readProblem(text: string, status: number): ProblemBody {
  try {
    return { ...(JSON.parse(text) as ProblemBody), status };
  } catch {
    return { title: '', status, code: 'away' }; // a proxy's error page, not our server
  }
}

export const http = {
  get: <T>(path: string) => ask<T>('GET', path),
  post: <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body),
  postLines: <T>(path: string, lines: string | Blob) => ask<T>('POST', path, lines, LINES),
  put: <T>(path: string) => ask<T>('PUT', path),
  patch: <T>(path: string, body: unknown) => ask<T>('PATCH', path, body),
  delete: <T>(path: string) => ask<T>('DELETE', path),
};
