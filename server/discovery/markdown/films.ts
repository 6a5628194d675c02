import type { Review } from '../../../contract/entities/activity.ts';
import type { Jump } from '../../../contract/entities/jump.ts';
import type { File, Resource } from '../../../contract/entities/shared.ts';
import type { Site } from '../../../contract/entities/site.ts';
import { say } from '../../../contract/text.ts';
import { formatLength } from '../../../widgets/shared/film-length.ts';
import type { Entry } from '../../content/entry.ts';
import type { EntityOf, TypeName } from '../../content/types.ts';
import { sections } from './markdown.text.ts';
import { type Part, type Point, points, section } from './parts.ts';

/** The films that a page of the type plays, in its order. */
const films: { readonly [Name in TypeName]?: (value: EntityOf<Name>) => Point[] } = {
  'media-resource': ({ titleContent, videoMaterial, isNeedContact }) =>
    isNeedContact ? [] : filmsOf(videoMaterial, titleContent),
  activity: ({ activityName, videoMaterial, activityReviews = [] }) => [
    ...filmsOf(videoMaterial, activityName),
    ...activityReviews.flatMap(filmsOfReview),
  ],
  example: ({ title, videoMaterial }) => filmsOf(videoMaterial, title),
  'product-category': ({ name, demonstration }) => filmsOfJump(demonstration, name),
};

/**
 * A link to each film that anybody may play on an entry's page, with the time that it takes. The public fields of an
 * entry have none that a form stands before: those were taken out as the content was read. It stands beside what an entry
 * says, of which the search makes its index.
 */
export function writeFilms<Name extends TypeName>({ type, value }: Entry<Name>, { mark }: Site): Part {
  const list = films[type] as ((value: EntityOf<Name>) => Point[]) | undefined;
  return section(say(sections['media-resource'], mark), points(list?.(value)));
}

function filmsOf(resource: Resource | undefined, title: string): Point[] {
  return (resource?.files ?? []).filter(({ type }) => type === 'video').map((file) => toPoint(file, title));
}

/** Of a button that plays one. One that opens a form, or is told what that unlocks, leads to none. */
function filmsOfJump(jump: Jump | undefined, title: string): Point[] {
  if (!jump || jump.jumpContentType === 'FORM' || jump.unlock !== undefined) return [];
  const { attachment, attachmentUrl, jumpContentType } = jump;
  const films = filmsOf(attachment, title);
  if (films.length > 0 || jumpContentType !== 'VIDEO' || attachmentUrl === undefined) return films;
  return [{ title, href: attachmentUrl }];
}

/** What was recorded of an event: films of its own, or where one is played elsewhere. */
function filmsOfReview({ title, description, playType, jumpBO }: Review): Point[] {
  const films = filmsOfJump(jumpBO, title);
  if (films.length > 0 || jumpBO?.jumpContentType === 'FORM' || jumpBO?.unlock !== undefined) return films;
  return playType === 'URL' && jumpBO?.buttonLink ? [{ title, desc: description, href: jumpBO.buttonLink }] : [];
}

function toPoint({ url, name, duration }: Pick<File, 'url' | 'name' | 'duration'>, title: string): Point {
  return { title: name ?? title, href: url, desc: duration ? formatLength(duration) : undefined };
}
