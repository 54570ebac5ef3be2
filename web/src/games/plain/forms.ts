/** Forms for the actions of any game, made from the JSON Schema of its actions. */

import { http } from '../../net/http';
import type { GameSchema } from '../../types/wire';

export type Kind = 'text' | 'number' | 'truth' | 'choice' | 'list';

export interface Field {
  name: string;
  kind: Kind;
  choices: string[];
  /** It may be left empty. Then the action omits it, and the game uses its default. */
  isOptional: boolean;
  isWhole: boolean;
  least: number | null;
  most: number | null;
}
export interface ActionForm {
  /** The action's tag. */
  tag: string;
  tagField: string;
  fields: Field[];
}
/** The values of a form, by field. */
export type Filled = Record<string, string | boolean>;

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  anyOf?: Schema[];
  enum?: unknown[];
  type?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  discriminator?: { propertyName: string };
  minimum?: number;
  maximum?: number;
}

const schemas = new Map<string, Promise<ActionForm[]>>();

export function loadForms(game: string): Promise<ActionForm[]> {
  let asked = schemas.get(game);
  if (!asked) {
    asked = http.get<GameSchema>(`/games/${game}/schema`).then(({ action }) => formsOf(action as Schema));
    asked.catch(() => schemas.delete(game));
    schemas.set(game, asked);
  }
  return asked;
}

/** Forms of the actions whose fields are all simple. Other actions have to be typed. */
export function formsOf(schema: Schema): ActionForm[] {
  const resolve = (part: Schema): Schema => {
    const named = part.$ref ? schema.$defs?.[part.$ref.replace('#/$defs/', '')] : undefined;
    return named ?? part;
  };
  const tagField = schema.discriminator?.propertyName ?? 'type';
  return (schema.anyOf ?? [schema]).flatMap((part) => {
    const { properties = {}, required = [] } = resolve(part);
    const tag = properties[tagField]?.enum?.[0];
    if (typeof tag !== 'string') return [];
    const fields = Object.entries(properties)
      .filter(([name]) => name !== tagField)
      .map(([name, found]) => fieldOf(name, found, required.includes(name), resolve));
    return fields.every((field) => field !== null) ? [{ tag, tagField, fields }] : [];
  });
}

function fieldOf(
  name: string,
  found: Schema,
  isNeeded: boolean,
  resolve: (part: Schema) => Schema,
): Field | null {
  const parts = (found.anyOf ?? [found]).map(resolve).filter(({ type }) => type !== 'null');
  const [only] = parts;
  if (parts.length !== 1 || !only) return null;
  const kind = kindOf(only, resolve);
  return (
    kind && {
      name,
      kind,
      choices: (only.enum ?? []).map(String),
      isOptional: !isNeeded || found.anyOf !== undefined,
      isWhole: only.type === 'integer',
      least: only.minimum ?? null,
      most: only.maximum ?? null,
    }
  );
}

function kindOf(part: Schema, resolve: (part: Schema) => Schema): Kind | null {
  if (part.enum) return part.enum.every((value) => typeof value === 'string') ? 'choice' : null;
  switch (part.type) {
    case 'string':
      return 'text';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'truth';
    case 'array':
      return part.items && resolve(part.items).type === 'string' ? 'list' : null;
    default:
      return null;
  }
}

/** The action that the form describes; null while something is missing. */
export function actionOf(form: ActionForm, filled: Filled): Record<string, unknown> | null {
  const action: Record<string, unknown> = { [form.tagField]: form.tag };
  for (const field of form.fields) {
    const value = readField(field, filled[field.name] ?? '');
    if (value !== undefined) action[field.name] = value;
    else if (!field.isOptional) return null;
  }
  return action;
}

function readField({ kind, isWhole }: Field, given: string | boolean): unknown {
  if (kind === 'truth') return given === true;
  const text = String(given).trim();
  if (text === '') return undefined;
  if (kind === 'list') return text.split(/[\s,;]+/).filter(Boolean);
  if (kind !== 'number') return text;
  const number = Number(text);
  return Number.isNaN(number) || (isWhole && !Number.isInteger(number)) ? undefined : number;
}
