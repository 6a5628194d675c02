import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openContent } from '../../../server/content/content.ts';
import { ContentError } from '../../../server/content/faults.ts';
import { copyContent } from './content-folder.ts';

let files: Awaited<ReturnType<typeof copyContent>>;
beforeEach(async () => {
  files = await copyContent();
});
afterEach(() => files.clear());

async function readFaults(): Promise<string[]> {
  try {
    (await openContent(files.options)).close();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults.map(({ file, line, field, reason }) => `${file}:${line} ${field} ${reason}`);
  }
}

const write = (file: string, fields: string, body = '') => files.write(file, `---\n${fields}\n---\n${body}\n`);
const gatedJump = 'jumpBO: { jumpContentType: FORM, formBO: consult, attachment: videos/clip.mp4 }';

describe('a file behind a form', () => {
  it('may be behind several', async () => {
    await write('cn/publication/x.md', `id: 5\nname: x\npicture: pictures/light.png\ntype: WHITE_PAPER\n${gatedJump}`);
    expect(await readFaults()).toEqual([]);
  });

  it('is a fault where it is shown in the open', async () => {
    await write(
      'cn/news/x.md',
      'id: 50\ntitle: x\ncreateTime: 2026-03-01\ncoverMaterial: pictures/light.png',
      '[x](papers/guide.pdf)',
    );
    await write(
      'cn/media-resource/x.md',
      'id: 50\ntitleContent: x\ncreatedAt: 2026-03-01\nresourceType: x\nvideoMaterial: videos/clip.mp4',
    );
    const faults = await readFaults();
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(
      /^cn\/media-resource\/x\.md:6 videoMaterial files\/videos\/clip\.mp4 is behind a form in \S+, and shown/,
    );
    expect(faults[1]).toMatch(
      /^cn\/news\/x\.md:\d+ content files\/papers\/guide\.pdf is behind a form in \S+paper\.md/,
    );
  });

  it('is a fault where no visitor could get it', async () => {
    await write('cn/join-us/join.md', `id: 1\ntitle: x\nlegend: x\n${gatedJump}`, 'x');
    expect(await readFaults()).toEqual([
      expect.stringMatching(
        /^cn\/join-us\/join\.md:5 jumpBO a file behind a form cannot be had from a join-us: make it a DOCUMENT/,
      ),
    ]);
  });

  it('is a fault where the form is not there', async () => {
    await write('cn/form/consult.md', 'id: 7\nname: x\nformFields: [{ id: 1, name: x, type: INPUT }]');
    const media = 'id: 50\ntitleContent: x\ncreatedAt: 2026-03-01\nresourceType: x\nisNeedContact: true';
    await write('cn/media-resource/x.md', `${media}\nvideoMaterial: videos/clip.mp4`);
    expect(await readFaults()).toEqual([
      expect.stringMatching(/^cn\/media-resource\/x\.md:7 videoMaterial it is behind form 1, which does not exist/),
    ]);
  });

  it('is told apart from another one by its review’s id', async () => {
    const fields = (id: number) =>
      `id: ${id}\nactivityName: x\nactivityShowType: STANDARD\nactivityType: x\nstartDate: 2026-03-01\nendDate: 2026-03-01\nactivityReviews:\n  - { id: 5, title: x, playType: UPLOAD, ${gatedJump} }`;
    await write('cn/activity/x.md', fields(50));
    await write('cn/activity/y.md', fields(51));
    expect(await readFaults()).toEqual([
      expect.stringMatching(/^cn\/activity\/y\.md:9 activityReviews\.0 cn\/activity\/x\.md has a review of the id 5/),
    ]);
  });
});
