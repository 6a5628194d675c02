import { useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import type { UnlockedFile } from '../../contract/entities/lead.ts';
import type { Publication } from '../../contract/entities/media.ts';
import { toPath } from '../../contract/paths.ts';
import type { ViewProps } from '../kit/runtime/widget.ts';
import { gateOfPaper } from './publication.ts';
import { useUnlockedFiles } from './use-unlocked-files.ts';

/** The files that a form stood before. */
export interface UnlockedPaper {
  files: readonly UnlockedFile[];
  /** Whether their links have ended. */
  isStale(): boolean;
  /** Fresh links; none where they cannot be had, and the form, which has them too, is the way again. */
  renew(): Promise<readonly UnlockedFile[]>;
}

/** What stands behind a white paper's form, once that was sent. */
export function useUnlockedPaper(
  paper: Publication | undefined,
  where: Pick<ViewProps, 'host' | 'site' | 'route' | 'call'>,
): UnlockedPaper | undefined {
  const gate = gateOfPaper(paper);
  // With what they were behind: an answer may come when another paper stands here.
  const [shown, setShown] = useState<{ of?: string; files: readonly UnlockedFile[] }>({ files: [] });
  const show = (files: readonly UnlockedFile[]) => setShown({ of: gate?.unlock, files });
  const unlocked = useUnlockedFiles(where, {
    gate,
    page: toPath(addresses.publication, paper?.id),
    isShown: ({ type }) => type !== 'video',
    show,
  });
  const renew = async () => {
    const fresh = await unlocked.renew().catch(() => []);
    show(fresh);
    return fresh;
  };
  const files = shown.of === gate?.unlock ? shown.files : [];
  return files.length > 0 ? { files, renew, isStale: unlocked.isStale } : undefined;
}
