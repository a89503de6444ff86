"""Draws mall/captcha/assets/glyphs.json: outlines of Chinese characters for the click-words captcha.

Needs python3-fonttools and fonts-noto-cjk (Debian): python3 scripts/captcha-glyphs.py
"""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTCollection

FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc'
FAMILY = 'Noto Sans CJK SC'
OUT = Path(__file__).parent.parent / 'mall/captcha/assets/glyphs.json'
# The em in the units of the file; whole numbers keep it small.
EM = 160

# Common, and told apart at a glance: of every group that looks alike only one is here.
CHARACTERS = """
山水火木花草树林风雨雪云星月石田海河湖江春夏秋冬东西南北中
红黄蓝绿白黑紫金银铜青马牛羊鱼鸟虎龙象鹿兔狗猫鼠猴鸡鸭鹅蜂蝶蚁
手足口耳目心头发面鼻牙舌骨肩衣帽鞋袜裙裤扣带针线布棉丝绸
米面麦豆茶酒糖盐油醋汤饭饼糕果梨桃杏桔瓜葱蒜姜椒莲藕菊梅兰竹松柏柳
门窗墙屋楼桥路街城村车船飞机灯笔墨纸砚书画琴棋歌舞鼓笛钟表镜扇伞
父母兄弟姐妹爷叔婆儿孙朋友师徒医农军警商客王民
大小多少高低长短宽窄厚薄轻重快慢冷热干湿新旧美丑甜苦酸辣咸淡
走跑跳坐站看听说读写唱笑哭吃喝睡醒买送取开关推拉抱提洗擦缝
年岁时分秒早晚昼夜晨昏节庆祝福寿喜乐安康吉祥如意富贵
国家京沪渝粤湘鄂闽豫鲁晋陕甘宁疆藏蒙
铁钢煤电光影声音色味香气波浪沙泥尘岩洞岛港湾溪泉瀑
箱柜床椅桌碗盘筷勺锅壶杯瓶罐篮盆桶刀斧锤
""".split()


def main() -> None:
    fonts = TTCollection(FONT).fonts
    font = next(font for font in fonts if font['name'].getDebugName(1) == FAMILY)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = EM / font['head'].unitsPerEm
    baseline = font['OS/2'].sTypoAscender * scale
    paths = {}
    for character in dict.fromkeys(''.join(CHARACTERS)):
        pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
        glyphs[names[ord(character)]].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, baseline)))
        paths[character] = pen.getCommands()
    text = ',\n'.join(f'    {json.dumps(key, ensure_ascii=False)}: "{path}"' for key, path in paths.items())
    OUT.write_text(f'{{\n  "em": {EM},\n  "paths": {{\n{text}\n  }}\n}}\n', encoding='utf-8')
    print(f'{len(paths)} characters, {OUT.stat().st_size} bytes')


if __name__ == '__main__':
    main()
