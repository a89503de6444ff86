import { expect, it } from 'vitest';
import lines from '#contract/address/regions.json' with { type: 'json' };
import { regionTree } from '#contract/address/regions.values.ts';
import { addressLine } from '#src/lib/browser/address/line.ts';
import { parseAddress } from '#src/lib/browser/address/parse.ts';

const tree = regionTree(lines);
const TIANHE = ['440000', '440100', '440106'];
const whole = { recipient: '李雷', mobile: '13800138000', region: TIANHE, detail: '天河路1号5栋301' };

it.each([
  '李雷 13800138000 广东省广州市天河区天河路1号5栋301',
  '李雷，13800138000，广东省广州市天河区天河路1号5栋301',
  '广东省广州市天河区天河路1号5栋301 李雷 13800138000',
  '广东省广州市天河区天河路1号5栋301，李雷，13800138000',
  '13800138000 李雷 广东省 广州市 天河区 天河路1号5栋301',
  '李雷13800138000广东省广州市天河区天河路1号5栋301',
  '李雷 +86 138 0013 8000 广东 广州 天河区 天河路1号5栋301',
  '李雷 +86-13800138000 广东广州天河区天河路1号5栋301',
  '李雷 138-0013-8000 广州市天河区天河路1号5栋301',
  '李雷 １３８００１３８０００ 广东省广州市天河区天河路1号5栋301 510000',
  '收货人：李雷\n手机号码：13800138000\n所在地区：广东省广州市天河区\n详细地址：天河路1号5栋301',
  '收件人: 李雷; 电话: 008613800138000; 地址: 广东省/广州市/天河区/天河路1号5栋301',
  '姓名：李雷 联系电话：13800138000 收货地址：广东-广州-天河-天河路1号5栋301',
])('%j', (text) => expect(parseAddress(tree, text)).toEqual(whole));

it.each([
  ['北京市朝阳区建国路88号', ['110000', '110100', '110105'], '建国路88号'],
  ['北京市北京市朝阳区建国路88号', ['110000', '110100', '110105'], '建国路88号'],
  ['北京朝阳建国路88号', ['110000', '110100', '110105'], '建国路88号'],
  ['上海浦东新区世纪大道100号', ['310000', '310100', '310115'], '世纪大道100号'],
  ['广东省东莞市长安镇乌沙路3号', ['440000', '441900', '441904'], '乌沙路3号'],
  ['新疆乌鲁木齐市天山区人民路2号', ['650000', '650100', '650102'], '人民路2号'],
  ['湖北恩施州恩施市舞阳大道5号', ['420000', '422800', '422801'], '舞阳大道5号'],
  ['内蒙古呼和浩特新城区中山路6号', ['150000', '150100', '150102'], '中山路6号'],
  ['昆山市前进路7号院', ['320000', '320500', '320583'], '前进路7号院'],
  ['重庆市渝中区解放碑1号楼', ['500000', '500100', '500103'], '解放碑1号楼'],
  ['香港 中西区 皇后大道中9号', ['810000', '810100', '810101'], '皇后大道中9号'],
])('finds the region of %s', (text, region, detail) =>
  expect(parseAddress(tree, text)).toEqual({ recipient: '', mobile: '', region, detail }),
);

it('a street that begins like a district is none', () => {
  expect(parseAddress(tree, '广东省广州市天河路1号')).toMatchObject({
    region: ['440000', '440100'],
    detail: '天河路1号',
  });
});

it('names in other scripts and of other lengths', () => {
  expect(parseAddress(tree, 'Li Lei, 13800138000, 广东省广州市天河区天河路1号')).toMatchObject({ recipient: 'Li Lei' });
  expect(parseAddress(tree, '阿卜杜·热合曼 13800138000 新疆喀什市人民路1号院')).toMatchObject({
    mobile: '13800138000',
  });
  expect(parseAddress(tree, '欧阳娜娜女士 广州市天河区天河路1号').recipient).toBe('欧阳娜娜女士');
  expect(parseAddress(tree, 'K9 广州市天河区天河路1号').recipient).toBe('K9');
});

it('several parts of a detail stay in order, and what is nothing is nothing', () => {
  expect(parseAddress(tree, '李雷 广州市天河区天河路1号 5栋 301').detail).toBe('天河路1号5栋301');
  expect(parseAddress(tree, '广州市天河区 Tower B Room 301 李雷').detail).toBe('Tower B Room 301');
  for (const text of ['', '   ', '你好', '12345'])
    expect(parseAddress(tree, text)).toMatchObject({ mobile: '', region: [] });
});

it('is written from the large to the small in Chinese, the other way round in English', () => {
  const address = { regionNames: ['Guangdong', 'Guangzhou', 'Tianhe District'], detail: '1 Tianhe Road' };
  expect(addressLine(address, 'en')).toBe('1 Tianhe Road, Tianhe District, Guangzhou, Guangdong');
  expect(addressLine({ regionNames: ['北京市', '朝阳区'], detail: '建国路88号' }, 'zh')).toBe(
    '北京市 朝阳区 建国路88号',
  );
});
