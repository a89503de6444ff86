import type { Text } from '../../types.ts';

export type DemoFooterItem = {
  id: number;
  titleName: Text;
  /** CONTENT_TYPE of the specification: rich text, address, picture, or plain text. */
  type: 'INFOR' | 'LINK' | 'IMG' | 'WORD';
  link?: string;
  /** Rich text of an INFOR item. */
  content?: Text;
  files?: string[];
  children?: DemoFooterItem[];
};

export const column = (id: number, zh: string, en: string, children: DemoFooterItem[]): DemoFooterItem => ({
  id,
  titleName: { zh, en },
  type: 'WORD',
  children,
});

export const link = (id: number, zh: string, en: string, address: string): DemoFooterItem => ({
  id,
  titleName: { zh, en },
  type: 'LINK',
  link: address,
});

export const information = (id: number, titleName: Text, content: Text): DemoFooterItem => ({
  id,
  titleName,
  type: 'INFOR',
  content,
});
