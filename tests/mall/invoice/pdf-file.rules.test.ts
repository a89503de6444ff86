import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawInvoice } from '#mall/invoice/pdf.ts';
import { isPdf } from '#mall/invoice/pdf-file.rules.ts';
import { pdfOf, streamOf } from '../../helpers/pdf.ts';

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [] /Count 0 >>';
const packed = (objects: string, more = '/Filter /FlateDecode', type = '/Type /ObjStm') =>
  streamOf(`${type} /N 1 /First 4 ${more}`, deflateSync(Buffer.from(`3 0 ${objects}`)));
const withAction = (entry: string) => pdfOf([`<< /Type /Catalog /Pages 2 0 R ${entry} >>`, PAGES]);

describe('is taken for a PDF', () => {
  it('when it is one, with a table or with streams of objects', () => {
    expect(isPdf(pdfOf([CATALOG, PAGES]))).toBe(true);
    expect(isPdf(pdfOf([CATALOG, PAGES, packed('<< /Type /Page /Outlines 4 0 R >>')]))).toBe(true);
    expect(isPdf(pdfOf([CATALOG, streamOf('/Type /ObjStm /N 1 /First 4', Buffer.from('3 0 << /A 1 >>'))]))).toBe(true);
    const byStream = '%PDF-1.5\n1 0 obj\n<< /Type /XRef >>\nstream\nx\nendstream\nendobj\nstartxref\n9\n%%EOF';
    expect(isPdf(Buffer.from(byStream))).toBe(true);
  });

  it('with names in pictures that stand there by chance', () => {
    const picture = streamOf('/Subtype /Image', Buffer.from('\x01/AA\x02 /JS \x03'));
    expect(isPdf(pdfOf([CATALOG, PAGES, picture]))).toBe(true);
    expect(isPdf(pdfOf([CATALOG, PAGES, picture, streamOf('/Subtype /Image', Buffer.from('>>stream\n/AA'))]))).toBe(
      true,
    );
  });

  it('when we made it', async () => {
    const bill = {
      shop: '良集',
      sellerTaxNumber: '',
      orderId: '1',
      number: '1',
      day: '2026-06-01',
      lines: [],
      freight: 0,
      refunded: 0,
    };
    const invoice = { type: 10, title: '个人' } as const;
    expect(isPdf(await drawInvoice({ ...bill, invoice, amount: 100, at: new Date(0) }))).toBe(true);
  });
});

describe('is no PDF', () => {
  it.each([
    ['%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'],
    ['%PDF-1.7\n1 0 obj\nendobj\n'],
    ['GIF89a %PDF-1.7 %%EOF'],
    ['%PDF-<script>alert(1)</script>\nstartxref\n0\n%%EOF'],
    ['%PDF-1.7\n<script>alert(1)</script>\nstartxref\n9\n%%EOF'],
    ['%PDF-1.7\nxref\n0 1\nstartxref\n9\n%%EOF'],
    ['%PDF-1.7\nxref\ntrailer\nstartxref\n99999\n%%EOF'],
  ])('%j', (text) => expect(isPdf(Buffer.from(text))).toBe(false));
});

describe('is refused', () => {
  it.each([
    '/OpenAction [2 0 R /Fit]',
    '/OpenAction << /S /URI /URI (http://x) >>',
    '/Open#41ction 3 0 R',
    '/AA << /O 3 0 R >>',
    '/#41A << /O 3 0 R >>',
    '/A << /S /JavaScript /JS (app.alert(1)) >>',
    '/A << /S /J#61vaScript /J#53 (app.alert(1)) >>',
    '/A<</S/L#61unch/F(cmd.exe)>>',
    '/A << /S /SubmitForm >>',
    '/A << /S /GoToR >>',
    '/Names << /EmbeddedFiles 3 0 R >>',
    '/AcroForm << /XFA 3 0 R >>',
  ])('what acts when it is opened: %s', (entry) => expect(isPdf(withAction(entry))).toBe(false));

  it('what is encrypted', () => expect(isPdf(pdfOf([CATALOG, PAGES], '/Encrypt 3 0 R'))).toBe(false));

  it.each([
    ['an action', packed('<< /OpenAction 5 0 R >>')],
    ['an action by its short name', packed('<< /A#41 5 0 R >>')],
    ['an action, without saying that it holds objects', packed('<< /OpenAction 5 0 R >>', '/Filter /FlateDecode', '')],
    ['objects packed in another way', packed('<< >>', '/Filter [/ASCIIHexDecode /FlateDecode]')],
    ['objects packed with a predictor', packed('<< >>', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')],
    ['more than a file holds', packed('x'.repeat(5_000_000))],
    ['what cannot be unpacked', streamOf('/Type /ObjStm /Filter /FlateDecode', Buffer.from('no'))],
    ['much that is not packed', streamOf('/Type /ObjStm', Buffer.alloc(4_100_000, 32))],
  ])('a stream of objects that has %s', (_, object) => expect(isPdf(pdfOf([CATALOG, PAGES, object]))).toBe(false));

  it('what begins a stream and does not end it', () =>
    expect(isPdf(pdfOf(['<< >>\nstream\n/Page', '<< /AA 3 0 R >>']))).toBe(false));

  it('files that repeat what it looks for, in time by their length', () => {
    for (const text of ['/', '#', '>>stream\n', '>> ', 'obj', '/First>>stream\nendstream', 'startxref 1 '])
      expect(isPdf(Buffer.from(`%PDF-1.7\n${text.repeat(3_000_000 / text.length)}`))).toBe(false);
  });
});
