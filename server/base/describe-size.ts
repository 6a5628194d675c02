import type { z } from 'zod';

/** What is too short or too long, too few or too many, too little or too much, in words. */
export function describeSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const isSmall = issue.code === 'too_small';
  const limit = isSmall ? issue.minimum : issue.maximum;
  const [open, closed] = isSmall ? ['more than', 'at least'] : ['less than', 'at most'];
  const bound = issue.inclusive === false ? open : closed;
  if (issue.origin === 'string') return `must have ${bound} ${limit} characters`;
  return `must ${issue.origin === 'array' ? 'hold' : 'be'} ${bound} ${limit}`;
}
