import { describe, expect, it } from 'vitest';
import { createCallError } from '../../../contract/call-failure.ts';
import { CallError, unwrap } from '../../../contract/unwrap.ts';

function failureOf(body: unknown, status: number): CallError {
  if (unwrap(body, status)) throw new Error('It did not fail.');
  return createCallError(body, status);
}

const answerOf = (body: unknown) => unwrap(body, 200)?.answer;

describe('an answer', () => {
  it.each([
    { code: '200', message: '', data: [1] },
    { code: 200, data: [1] },
  ])('in an envelope of code 200 is its data: %j', (body) => {
    expect(answerOf(body)).toEqual([1]);
  });

  it('in an envelope may be nothing at all', () => {
    expect(answerOf({ code: '200', message: '', data: null })).toBeNull();
  });

  it.each([[[{ code: '404' }]], ['text'], [null], [7], [{ data: [1] }]])(
    'that is no envelope is used as it is: %j',
    (body) => {
      expect(answerOf(body)).toBe(body);
    },
  );
});

describe('an envelope of any other code', () => {
  it("fails with the server's message and code", () => {
    const failure = failureOf({ code: '404', message: 'there is no form 9', data: null }, 404);
    expect(failure).toBeInstanceOf(CallError);
    expect(failure).toMatchObject({ name: 'CallError', status: 404, message: 'there is no form 9', faults: [] });
  });

  it('fails even where the status says that all is well', () => {
    expect(failureOf({ code: '503', message: 'later' }, 200)).toMatchObject({ status: 503, message: 'later' });
  });

  it('brings along what is wrong with each field', () => {
    const faults = [{ field: '101', message: 'Phone is required' }];
    expect(failureOf({ code: '422', message: 'invalid', data: { faults } }, 422).faults).toEqual(faults);
  });

  it("has the answer's own status where its code is a word", () => {
    expect(failureOf({ code: 'BAD_FORM', message: 'no' }, 400)).toMatchObject({ status: 400, message: 'no' });
  });

  it('without a message tells the status', () => {
    expect(failureOf({ code: '500' }, 500).message).toBe('The server answered with status 500.');
  });

  it('is not needed where the status tells of a failure', () => {
    expect(failureOf({ code: '200', message: 'half done', data: [1] }, 500)).toMatchObject({
      status: 500,
      message: 'half done',
    });
  });
});

describe('a failed answer without an envelope', () => {
  it('fails with the message that the server gives', () => {
    expect(failureOf({ message: 'the cellar is under water' }, 500)).toMatchObject({
      status: 500,
      message: 'the cellar is under water',
      faults: [],
    });
  });

  it.each([
    [502, 'Bad Gateway'],
    [404, { error: 'nothing' }],
    [500, null],
  ])('of status %i fails with that status', (status, body) => {
    expect(failureOf(body, status)).toMatchObject({ status, message: `The server answered with status ${status}.` });
  });
});
