import type { MouseEvent } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { toFormPath } from '../../contract/constants.ts';
import type { Publication } from '../../contract/entities/media.ts';
import { toPath } from '../../contract/paths.ts';
import { followDocument } from '../kit/components/document-link.tsx';
import { fileAddress } from '../kit/components/file-address.ts';
import { goToFile } from '../kit/components/go-to-file.ts';
import { JumpButton } from '../kit/components/jump-button.tsx';
import { toOpener } from '../kit/components/open-form.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import { gateOfPaper } from './publication.ts';
import type { UnlockedPaper } from './use-unlocked-paper.ts';

interface PaperButtonProps {
  paper: Publication;
  /** What it says of the file, and of the form where the content says nothing. */
  label: string;
  /** The files, once the form was sent. */
  unlocked: UnlockedPaper | undefined;
}

/**
 * The way to a white paper: to its form and, once that was sent, to the file. It is one link all along, so that the focus
 * which the form's dialog gives back to it has somewhere to go.
 */
export function PaperButton({ paper, label, unlocked }: PaperButtonProps) {
  const { host, site, link, origin } = usePlace();
  const { jumpBO } = paper;
  const source = toPath(addresses.publication, paper.id);
  const gate = gateOfPaper(paper);
  if (!gate) return <JumpButton jump={jumpBO} label={label} source={source} />;
  const opener = toOpener(link(toFormPath(gate.formId)), { ...gate, source });
  const follow = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (!unlocked?.isStale()) {
      if (host) followDocument(event, host, site);
      return;
    }
    event.preventDefault();
    const files = await unlocked.renew();
    if (files[index]) goToFile(fileAddress(files[index].url, origin));
  };
  const files = unlocked?.files ?? [undefined];
  return files.map((file, index) => {
    const way = file && {
      href: fileAddress(file.url, origin),
      target: '_blank',
      rel: 'noopener',
      onClick: (event: MouseEvent<HTMLAnchorElement>) => follow(event, index),
    };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the first is the link that opened the form
      <a key={index} className={index === 0 ? 'primary' : 'secondary'} {...(way ?? opener)}>
        {file ? (files.length > 1 && file.name) || label : (jumpBO?.buttonTitle ?? label)}
      </a>
    );
  });
}
