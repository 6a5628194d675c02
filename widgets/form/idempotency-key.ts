import type { FieldValue } from '../../contract/form-rules.ts';
import { recall, remember } from '../kit/runtime/storage.ts';
import { toJson } from '../kit/runtime/to-json.ts';

/** By form: the key, a space and a digest of the values that the key stands for. */
const memory = new Map<number, string>();

/** One key per filled form, kept for the tab's session: the same values again get the same key, also after a reload. */
export function keyOf(formId: number, values: readonly FieldValue[]): string {
  const fingerprint = digest(toJson(values));
  const [kept, keptFor] = read(formId)?.split(' ') ?? [];
  if (kept && keptFor === fingerprint) return kept;
  const key = createKey();
  write(formId, `${key} ${fingerprint}`);
  return key;
}

/** The lead is kept, so the next one is another. */
export function forgetKey(formId: number): void {
  memory.delete(formId);
  remember('sessionStorage', storageName(formId));
}

/** crypto.randomUUID and crypto.subtle want a secure context, which a partner's page may not be. */
export function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
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

function read(formId: number): string | undefined {
  return memory.get(formId) ?? recall('sessionStorage', storageName(formId));
}

/** Where nothing can be stored the key lives as long as the page. */
function write(formId: number, text: string): void {
  memory.set(formId, text);
  remember('sessionStorage', storageName(formId), text);
}
