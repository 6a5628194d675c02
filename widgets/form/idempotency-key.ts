import type { FieldValue } from '../../contract/form-rules.ts';
import { recall, remember } from '../kit/runtime/storage.ts';
import { toJson } from '../kit/runtime/to-json.ts';

/** By form, what was sent of it and has no answer yet, the latest first: each a key, a space and a digest of its values. */
const memory: Record<number, readonly string[]> = {};

/** A visitor who tries other values and comes back to the first ones has sent a few. */
const most = 8;

/** One key per filled form, kept for the tab's session: the same values again get the same key, also after a reload. */
export function keyOf(formId: number, values: readonly FieldValue[]): string {
  const fingerprint = digest(toJson(values));
  const kept = read(formId);
  const entry = kept.find((each) => each.endsWith(` ${fingerprint}`)) ?? `${createKey()} ${fingerprint}`;
  write(formId, [entry, ...kept.filter((each) => each !== entry)].slice(0, most));
  return entry.slice(0, -fingerprint.length - 1);
}

/** The lead is kept, so the next one is another. */
export function forgetKey(formId: number, key: string): void {
  write(
    formId,
    read(formId).filter((entry) => !entry.startsWith(key)),
  );
}

/**
 * crypto.randomUUID and crypto.subtle want a secure context, which a partner's page may not be. It may also have a
 * constant of its own by that name, or something else in its place: no lead is lost for that.
 */
export function createKey(): string {
  const bytes = new Uint8Array(16);
  return [...(globalThis.crypto?.getRandomValues?.(bytes) ?? bytes.map(() => Math.random() * 256))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** What was typed does not belong into storage; a one-way hash is enough to know it again (FNV-1a, 2 × 32 bits). */
function digest(text: string): string {
  const halves = [0x811c9dc5, 0x01000193].map((seed) => {
    let hash = seed;
    for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    return (hash >>> 0).toString(16);
  });
  return halves.join('-');
}

const storageName = (formId: number) => `vt-lead-${formId}`;

function read(formId: number): readonly string[] {
  return memory[formId] ?? recall('sessionStorage', storageName(formId))?.split(',') ?? [];
}

/** Where nothing can be stored the keys live as long as the page. */
function write(formId: number, entries: readonly string[]): void {
  memory[formId] = entries;
  remember('sessionStorage', storageName(formId), entries.length > 0 ? entries.join(',') : undefined);
}
