import { createDecipheriv } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encrypt } from '#src/lib/browser/captcha/cipher.ts';
import { $captchaRequest, requestCaptcha } from '#src/stores/public/captcha.ts';
import { createCaptchaField } from '#src/stores/public/captcha-field.ts';
import { createCaptchaFlow } from '#src/stores/public/captcha-flow.ts';
import { createPicks, GRID, middleOf } from '#src/stores/public/captcha-picks.ts';
import { createSlide, SLIDE_MAX } from '#src/stores/public/captcha-slide.ts';

const KEY = 'abcdefghij012345';
const picture = { captchaType: 'blockPuzzle', originalImageBase64: 'QQ==', token: 'f'.repeat(32), secretKey: KEY };

function decrypt(encrypted: string): string {
  const cipher = createDecipheriv('aes-128-ecb', KEY, null);
  return cipher.update(encrypted, 'base64', 'utf8') + cipher.final('utf8');
}

type Sent = { path: string; body: Record<string, string> };
let sent: Sent[] = [];
let answers: Record<'get' | 'check', object>;

const ok = (repData: object) => ({ success: true, code: '00000', repCode: '0000', repMsg: null, repData });
const not = (repCode: string, repMsg = repCode) => ({ success: true, code: '00000', repCode, repMsg, repData: null });

beforeEach(() => {
  sent = [];
  answers = { get: ok(picture), check: ok({ result: true }) };
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    return Response.json(answers[path.endsWith('get') ? 'get' : 'check']);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the cipher', () => {
  it.each(['', 'a', 'fifteen letters', 'sixteen letters!', '{"x":1.5,"y":5}---验证码'])(
    'is AES-128-ECB: %j',
    async (text) => {
      expect(decrypt(await encrypt(text, KEY))).toBe(text);
    },
  );
});

describe('a request', () => {
  it('ends with what was solved', async () => {
    const answer = requestCaptcha('blockPuzzle');
    expect($captchaRequest.get()?.type).toBe('blockPuzzle');
    $captchaRequest.get()?.done('verified');
    expect(await answer).toBe('verified');
    expect($captchaRequest.get()).toBeUndefined();
  });

  it('puts away the one before', async () => {
    const first = requestCaptcha('blockPuzzle');
    const second = requestCaptcha('clickWord');
    expect(await first).toBeUndefined();
    expect($captchaRequest.get()?.type).toBe('clickWord');
    $captchaRequest.get()?.done(undefined);
    expect(await second).toBeUndefined();
  });
});

it('on a page without a secure context no captcha can be solved, and no call is made', async () => {
  vi.stubGlobal('isSecureContext', false);
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const flow = createCaptchaFlow('blockPuzzle', () => {});
  await flow.load();
  expect([flow.$state.get().phase, fetch.mock.calls.length]).toEqual(['failed', 0]);
  vi.unstubAllGlobals();
});

describe('the way through a captcha', () => {
  const open = async () => {
    const onRight = vi.fn<(verification: string) => void>();
    const flow = createCaptchaFlow('blockPuzzle', onRight);
    await flow.load();
    return { flow, onRight, phase: () => flow.$state.get().phase };
  };

  it('sends type, client and time, then the encrypted point; a right one gives the verification', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { flow, onRight, phase } = await open();
    expect(sent[0]).toMatchObject({ path: '/api/admin/captcha/get', body: { captchaType: 'blockPuzzle' } });
    expect(Object.keys(sent[0]?.body ?? {}).sort()).toEqual(['captchaType', 'clientUid', 'ts']);
    await flow.answer({ x: 12.5, y: 5 });
    expect(decrypt(sent[1]?.body['pointJson'] ?? '')).toBe('{"x":12.5,"y":5}');
    expect(sent[1]?.body['clientUid']).toBe(sent[0]?.body['clientUid']);
    expect(phase()).toBe('right');
    expect(onRight).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(decrypt(onRight.mock.calls[0]?.[0] ?? '')).toBe(`${picture.token}---{"x":12.5,"y":5}`);
  });

  it('a wrong answer brings another picture after 0.7 to 1 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { flow, phase } = await open();
    answers.check = not('6111', '验证失败');
    await flow.answer({ x: 1, y: 5 });
    expect(phase()).toBe('wrong');
    vi.advanceTimersByTime(699);
    expect(sent).toHaveLength(2);
    vi.advanceTimersByTime(301);
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    await vi.waitFor(() => expect(phase()).toBe('ready'));
  });

  it('an answer is sent once, and none before there is a picture', async () => {
    const { flow } = await open();
    await Promise.all([flow.answer({ x: 1, y: 5 }), flow.answer({ x: 2, y: 5 })]);
    expect(sent).toHaveLength(2);
    const early = createCaptchaFlow('blockPuzzle', () => {});
    await early.answer({ x: 1, y: 5 });
    expect(sent).toHaveLength(2);
  });

  it('6201 clears the picture; other codes keep it and say what the mall says', async () => {
    const { flow } = await open();
    answers.get = not('6202', 'locked');
    await flow.load();
    expect(flow.$state.get()).toMatchObject({ phase: 'failed', message: 'locked', picture });
    answers.get = not('6201', 'often');
    await flow.load();
    expect(flow.$state.get()).toEqual({ phase: 'failed', message: 'often', picture: undefined });
  });

  it('an expired token says so and brings another picture; a lock stays', async () => {
    const { flow, phase } = await open();
    answers.check = not('6110', 'gone');
    await flow.answer({ x: 1, y: 5 });
    expect(flow.$state.get()).toMatchObject({ phase: 'wrong', message: 'gone' });
    await flow.load();
    answers.check = not('6202', 'locked');
    await flow.answer({ x: 1, y: 5 });
    expect(phase()).toBe('failed');
  });

  it.each([{ code: 'A00005' }, { code: 401 }])('an envelope of $code is no answer', async (envelope) => {
    answers.get = { ...ok(picture), ...envelope };
    const { phase } = await open();
    expect(phase()).toBe('failed');
  });

  it.each([{ code: 'A00002' }, { code: 200 }])('an envelope of $code passes', async (envelope) => {
    answers.get = { ...ok(picture), ...envelope };
    const { phase } = await open();
    expect(phase()).toBe('ready');
  });

  it('what comes after the end is not heard', async () => {
    const { flow, phase } = await open();
    const late = flow.answer({ x: 1, y: 5 });
    flow.end();
    await late;
    expect(phase()).toBe('checking');
    const loading = flow.load();
    flow.end();
    await loading;
    expect(phase()).toBe('loading');
  });

  it('a mall out of reach is a failure, not an exception', async () => {
    const { flow, phase } = await open();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await flow.answer({ x: 1, y: 5 });
    expect(phase()).toBe('failed');
  });
});

const pointsSent = () => sent.slice(1).map(({ body }) => JSON.parse(decrypt(body['pointJson'] ?? '')));

describe('the piece of a puzzle', () => {
  const open = async () => {
    const flow = createCaptchaFlow('blockPuzzle', () => {});
    const slide = createSlide(flow);
    await flow.load();
    return { flow, slide };
  };

  it('stays on its way and is dropped to the hundredth of a pixel', async () => {
    const { slide } = await open();
    slide.moveTo(-4);
    expect(slide.$x.get()).toBe(0);
    slide.moveTo(999);
    expect(slide.$x.get()).toBe(SLIDE_MAX);
    slide.moveTo(100.456);
    slide.drop();
    await vi.waitFor(() => expect(pointsSent()).toEqual([{ x: 100.46, y: 5 }]));
  });

  it('steps near and far; dropped where it began it is no answer', async () => {
    const { slide } = await open();
    slide.drop();
    slide.step(1, true);
    slide.step(-1, false);
    expect([slide.$x.get(), sent.length]).toEqual([18, 1]);
  });

  it('does not move before there is a picture, and begins anew with the next', async () => {
    const { flow, slide } = await open();
    slide.moveTo(50);
    const next = flow.load();
    expect([slide.canMove(), slide.$x.get()]).toEqual([false, 0]);
    slide.moveTo(50);
    await next;
    expect([slide.canMove(), slide.$x.get()]).toEqual([true, 0]);
  });
});

describe('words to click', () => {
  it('the third click is the answer; another picture begins anew', async () => {
    const flow = createCaptchaFlow('clickWord', () => {});
    const picks = createPicks(flow);
    picks.choose({ x: 1, y: 1 });
    expect(picks.$points.get()).toEqual([]);
    await flow.load();
    const points = [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
      { x: 5, y: 6 },
    ];
    for (const point of [...points, { x: 7, y: 8 }]) picks.choose(point);
    expect(picks.$points.get()).toEqual(points);
    await vi.waitFor(() => expect(pointsSent()).toEqual([points]));
    await flow.load();
    expect(picks.$points.get()).toEqual([]);
  });

  it('every square of the grid is clicked in its middle', () => {
    expect([middleOf(0), middleOf(GRID.columns * GRID.rows - 1)]).toEqual([
      { x: 22, y: 19 },
      { x: 288, y: 136 },
    ]);
  });
});

describe('a captcha in a form', () => {
  const open = async () => {
    const field = createCaptchaField();
    field.begin();
    field.begin();
    await vi.waitFor(() => expect(field.flow.$state.get().phase).toBe('ready'));
    return field;
  };
  const solve = async ({ flow }: ReturnType<typeof createCaptchaField>) => {
    await flow.answer({ x: 1, y: 5 });
    await new Promise((done) => setTimeout(done, 1));
  };

  it('asks for one picture when it is reached for, and lets one call through', async () => {
    const field = await open();
    expect(sent).toHaveLength(1);
    await solve(field);
    const given = await field.spend(async (verification) => decrypt(verification));
    expect(given).toBe(`${picture.token}---{"x":1,"y":5}`);
    expect([sent.length, field.flow.$state.get().phase]).toEqual([2, 'right']);
  });

  it('not solved, or spent, it says that it is missing; spent, it brings another picture', async () => {
    const field = await open();
    const send = vi.fn(async () => 'sent');
    expect([await field.spend(send), field.$missed.get(), sent.length]).toEqual([undefined, 1, 1]);
    await solve(field);
    expect([field.$missed.get(), await field.spend(send)]).toEqual([0, 'sent']);
    expect([await field.spend(send), field.$missed.get()]).toEqual([undefined, 1]);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect([sent.length, field.flow.$state.get().phase]).toEqual([3, 'ready']));
  });

  it('a call that failed brings another picture', async () => {
    const field = await open();
    await solve(field);
    await expect(field.spend(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await vi.waitFor(() => expect([sent.length, field.flow.$state.get().phase]).toEqual([3, 'ready']));
  });
});
