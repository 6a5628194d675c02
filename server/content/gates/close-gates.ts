import { defaultFormId } from '../../../contract/constants.ts';
import type { Jump } from '../../../contract/entities/jump.ts';
import type { MediaResource } from '../../../contract/entities/media.ts';
import type { File, Resource } from '../../../contract/entities/shared.ts';
import { type UnlockType, writeUnlock } from '../../../contract/unlock.ts';
import { typeOfAddress } from '../file-type.ts';
import type { Gate, GatedFile } from './gate.ts';

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** What a gate belongs to. */
interface Owner {
  type: string;
  id: number;
  name?: string;
}

/**
 * Takes out of an entry what is given for a filled form only, so that no answer, page or export can give it away:
 * the video of a media resource that needs contact, the attachment of a button that opens a form, and with an event's
 * review also the address where it is played (section 4). The button keeps its form, and is told what that unlocks.
 */
export function closeGates(type: string, mark: string, entity: Fields): { value: Fields; gates: Gate[] } {
  const gates: Gate[] = [];
  const standard = defaultFormId(mark, '/');
  const root: Owner = { type, id: Number(entity.id), name: nameOf(entity) };

  const closeJump = (jump: Jump, owner: Owner, path: Path): Jump => {
    const { attachment, attachmentUrl, ...open } = jump;
    const files = (attachment?.files ?? []).map((file) => toGatedFile(file, owner));
    if (attachmentUrl !== undefined)
      files.push(toGatedFile({ url: attachmentUrl, type: typeOfAddress(attachmentUrl) }, owner));
    if (owner.type === 'activity-review' && open.buttonLink !== undefined) {
      files.push({ url: open.buttonLink, name: owner.name });
      delete open.buttonLink;
    }
    if (files.length === 0) return jump;
    const formId = open.formBO?.id ?? standard;
    gates.push({ type: owner.type, id: owner.id, formId, files, path });
    return { ...open, formBO: { id: formId }, unlock: nameUnlock(owner) };
  };

  /** The same object where nothing below it changed. */
  const walk = (node: unknown, owner: Owner, path: Path): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) {
      const items = node.map((item, index) => walk(item, ownerOf(item, owner, path), [...path, index]));
      return items.some((item, index) => item !== node[index]) ? items : node;
    }
    const fields = node as Fields;
    if (fields.jumpContentType === 'FORM') return closeJump(fields as Jump, owner, path);
    let changed: Record<string, unknown> | undefined;
    for (const [name, value] of Object.entries(fields)) {
      const closed = walk(value, owner, [...path, name]);
      if (closed === value) continue;
      changed ??= { ...fields };
      changed[name] = closed;
    }
    return changed ?? node;
  };

  const value: Fields & Partial<MediaResource> = walk(entity, root, []) as Fields;
  if (type !== 'media-resource' || value.isNeedContact !== true || value.videoMaterial === undefined)
    return { value, gates };
  const { videoMaterial, ...media } = value;
  const formId = media.jumpBO?.formBO?.id ?? standard;
  const { files } = videoMaterial as Resource;
  gates.push({ ...root, formId, files: files.map((file) => toGatedFile(file, root)), path: ['videoMaterial'] });
  const jumpBO = { ...media.jumpBO, formBO: { id: formId }, unlock: nameUnlock(root) };
  return { value: { ...media, jumpBO }, gates };
}

/** Reviews are opened one by one; everything else by its page. */
function ownerOf(item: unknown, owner: Owner, path: Path): Owner {
  if (owner.type !== 'activity' || path.length !== 1 || path[0] !== 'activityReviews') return owner;
  const { id, title } = item as { id: number; title: string };
  return { type: 'activity-review', id, name: title };
}

function nameOf({ titleContent, name, title }: Fields): string | undefined {
  return [titleContent, name, title].find((text) => typeof text === 'string') as string | undefined;
}

/** What a form has to name, so that its answer opens just this. */
function nameUnlock({ type, id }: Owner): string {
  return writeUnlock([{ type: type as UnlockType, id }]);
}

function toGatedFile({ url, type, name, duration, captions }: File, owner: Owner): GatedFile {
  return { url, type, name: name ?? owner.name, duration, captions };
}
