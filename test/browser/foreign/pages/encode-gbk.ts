/** What no part of Node writes: GBK, in which many older Chinese pages still are. */
export function encodeGbk(text: string): Buffer {
  return Buffer.from([...text].flatMap((character) => encode(character)));
}

const decoder = new TextDecoder('gbk');
const table = new Map<string, readonly number[]>();
for (let lead = 0x81; lead <= 0xfe; lead += 1) {
  for (let trail = 0x40; trail <= 0xfe; trail += 1) {
    if (trail !== 0x7f) table.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
  }
}

function encode(character: string): readonly number[] {
  const code = character.charCodeAt(0);
  const bytes = code < 0x80 ? [code] : table.get(character);
  if (!bytes) throw new Error(`GBK has no ${character}.`);
  return bytes;
}
