import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'culture-electric-guitar',
    shop: 'mojian-books',
    category: 'culture-strings',
    brand: 'culture-pinetone',
    title: {
      zh: '松音 ST型电吉他 椴木琴体 单单双拾音器 初学送音箱线',
      en: 'S-Style Electric Guitar, Basswood Body, HSS Pickups',
    },
    selling: { zh: '三种音色一把琴，从清音到失真都够用', en: 'Three voices in one guitar, from clean to driven' },
    icon: '1f3b8',
    tint: 344,
    price: 129900,
    listPrice: 159900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'cherry', name: { zh: '樱桃红', en: 'Cherry' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '海湾蓝', en: 'Bay Blue' }, paint: { hue: -125 } },
          { code: 'green', name: { zh: '薄荷绿', en: 'Mint' }, paint: { hue: 165, saturation: 0.6, brightness: 1.05 } },
          {
            code: 'purple',
            name: { zh: '夜紫', en: 'Night Purple' },
            paint: { hue: -70, saturation: 0.9, brightness: 0.75 },
          },
        ],
      },
    ],
    attributes: {
      'culture-material': 'wood',
      'culture-reader': 'student',
      'culture-level': 'starter',
      'culture-origin': 'guangdong',
    },
    story: [
      {
        zh: '椴木琴体配枫木琴颈，22 品玫瑰木指板。琴桥为双头，颈和中为单线圈，五档切换，弹扫弦的清音和摇滚的失真都有合适的位置。',
        en: 'A basswood body meets a maple neck and a 22-fret rosewood board. Two single coils and a bridge humbucker on a five-way switch cover clean strumming and rock drive.',
      },
      {
        zh: '出厂调过弦距与音准，品丝两端打磨过，滑弦不割手。套装含背带、3 米连接线、备用琴弦和三枚拨片，音箱需另配。',
        en: 'Action and intonation are set before shipping and fret ends are dressed. The set includes a strap, a 3 m cable, spare strings and three picks. The amplifier is not included.',
      },
    ],
    facts: [
      { name: { zh: '琴体', en: 'Body' }, value: { zh: '椴木', en: 'Basswood' } },
      { name: { zh: '琴颈', en: 'Neck' }, value: { zh: '枫木，C 型', en: 'Maple, C profile' } },
      { name: { zh: '有效弦长', en: 'Scale' }, value: { zh: '648 mm', en: '648 mm' } },
      { name: { zh: '拾音器', en: 'Pickups' }, value: { zh: '单、单、双', en: 'HSS' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '3.4 kg', en: '3.4 kg' } },
    ],
    sales: 1240,
    score: 474,
    ageDays: 83,
  },
  {
    code: 'culture-student-violin',
    shop: 'mojian-books',
    category: 'culture-strings',
    brand: 'culture-pinetone',
    title: {
      zh: '松音 学生小提琴 云杉面板 乌木指板 含弓盒松香',
      en: 'Student Violin Outfit, Spruce Top, Ebony Fingerboard',
    },
    selling: { zh: '琴马已修好，开箱校音就能上课', en: 'Bridge already fitted, ready to tune and play' },
    icon: '1f3bb',
    tint: 24,
    price: 59800,
    axes: [
      {
        name: { zh: '尺寸', en: 'Size' },
        values: [
          { code: 'q1', name: { zh: '1/4（约 5 岁）', en: '1/4, about age 5' } },
          { code: 'h1', name: { zh: '1/2（约 8 岁）', en: '1/2, about age 8' } },
          { code: 'q3', name: { zh: '3/4（约 10 岁）', en: '3/4, about age 10' }, extra: 4000 },
          { code: 'full', name: { zh: '4/4（成人）', en: '4/4, adult' }, extra: 6000 },
        ],
      },
    ],
    soldOut: ['q1'],
    attributes: {
      'culture-material': 'wood',
      'culture-reader': 'student',
      'culture-level': 'starter',
      'culture-origin': 'jiangsu',
    },
    story: [
      {
        zh: '面板为自然风干三年的云杉，背侧板用枫木，指板、弦轴为乌木。琴马和音柱由技师装好，拉弦板带四枚微调，孩子自己也能校音。',
        en: 'The spruce top is air-dried for three years, the back and ribs are maple and the fittings ebony. Bridge and soundpost are set by a technician, and four fine tuners help young players.',
      },
      {
        zh: '选尺寸时让孩子左臂伸直，琴头能落在掌心即可。套装含巴西木弓、轻体琴盒、松香和肩托，一年内免费调整一次。',
        en: 'To choose a size, let the child stretch the left arm and see that the scroll rests in the palm. Bow, light case, rosin and shoulder rest are included, with one free adjustment in the first year.',
      },
    ],
    facts: [
      { name: { zh: '面板', en: 'Top' }, value: { zh: '云杉', en: 'Spruce' } },
      { name: { zh: '背侧板', en: 'Back and ribs' }, value: { zh: '枫木', en: 'Maple' } },
      { name: { zh: '指板', en: 'Fingerboard' }, value: { zh: '乌木', en: 'Ebony' } },
      { name: { zh: '琴弓', en: 'Bow' }, value: { zh: '巴西木、马尾', en: 'Brazilwood, horsehair' } },
      { name: { zh: '附件', en: 'Included' }, value: { zh: '琴盒、松香、肩托', en: 'Case, rosin, shoulder rest' } },
    ],
    sales: 2160,
    score: 478,
    ageDays: 196,
  },
  {
    code: 'culture-banjo',
    shop: 'mojian-books',
    category: 'culture-strings',
    brand: 'culture-pinetone',
    title: {
      zh: '松音 五弦班卓琴 枫木鼓圈 开背式 乡村民谣弹唱',
      en: 'Five-String Open-Back Banjo with Maple Rim and Bag',
    },
    selling: { zh: '开背声音柔一点，在客厅弹也不吵', en: 'A softer open-back voice that suits a living room' },
    icon: '1fa95',
    tint: 34,
    price: 89900,
    axes: [],
    attributes: {
      'culture-material': 'wood',
      'culture-reader': 'adult',
      'culture-level': 'advanced',
      'culture-origin': 'guangdong',
    },
    story: [
      {
        zh: '三层枫木压制鼓圈，配十八根挂钩和磨砂鼓皮，音头清亮、余音短。开背结构比带共鸣盘的款式声音小，适合室内练习。',
        en: 'A three-ply maple rim with eighteen brackets and a frosted head gives a bright attack and a short decay. The open back is quieter than a resonator model and kinder indoors.',
      },
      {
        zh: '第五弦用齿轮弦钮，调音不跑。随琴附布包、调鼓皮扳手和一本入门指法册，鼓皮松紧可按季节自己调整。',
        en: "A geared fifth peg holds its tuning. A padded bag, head key and beginner's roll book come with it, and the head can be tightened as the seasons change.",
      },
    ],
    facts: [
      { name: { zh: '鼓圈', en: 'Rim' }, value: { zh: '枫木 11 英寸', en: 'Maple, 11 in' } },
      { name: { zh: '品数', en: 'Frets' }, value: { zh: '22', en: '22' } },
      { name: { zh: '有效弦长', en: 'Scale' }, value: { zh: '670 mm', en: '670 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.3 kg', en: '2.3 kg' } },
      { name: { zh: '附件', en: 'Included' }, value: { zh: '琴包、扳手', en: 'Bag, key' } },
    ],
    sales: 186,
    score: 448,
    ageDays: 260,
    state: 'PUT_OFF',
  },
  {
    code: 'culture-alto-sax',
    shop: 'mojian-books',
    category: 'culture-winds',
    brand: 'culture-pinetone',
    title: {
      zh: '松音 降E调中音萨克斯 黄铜管体 双筋按键 含箱哨片',
      en: 'E-Flat Alto Saxophone, Brass Body, Case and Reeds Included',
    },
    selling: { zh: '低音送得下去，按键弹力调得均匀', en: 'Low notes that speak and keys that feel even' },
    icon: '1f3b7',
    tint: 46,
    price: 239900,
    listPrice: 289900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'gold', name: { zh: '金漆', en: 'Gold Lacquer' }, paint: { hue: 0 } },
          { code: 'silver', name: { zh: '银白', en: 'Silver Finish' }, paint: { saturation: 0.08, brightness: 1.15 } },
        ],
      },
    ],
    attributes: {
      'culture-material': 'metal',
      'culture-reader': 'student',
      'culture-level': 'starter',
      'culture-origin': 'jiangsu',
    },
    story: [
      {
        zh: '管体用黄铜板卷制，喇叭口手工锤打。低音 B 和降 B 采用双筋连杆，按下去不晃；皮垫逐个透光检查，漏气的不出厂。',
        en: 'The tube is rolled brass with a hand-hammered bell. Double arms steady the low B and B flat, and every pad is leak-checked with a light before it leaves.',
      },
      {
        zh: '配中等开口笛头和十片 2.5 号哨片，初学容易吹响。硬箱带背带，箱内有通条、擦布和按键油，用后请先通掉管内水汽。',
        en: 'A medium-facing mouthpiece and ten size 2.5 reeds make a first note easy. The backpack case holds a swab, cloth and key oil. Swab the bore after each session.',
      },
    ],
    facts: [
      { name: { zh: '调性', en: 'Key' }, value: { zh: '降 E 调', en: 'E flat' } },
      { name: { zh: '管体', en: 'Body' }, value: { zh: '黄铜', en: 'Brass' } },
      { name: { zh: '音域', en: 'Range' }, value: { zh: '低降 B 至高升 F', en: 'Low B flat to high F sharp' } },
      { name: { zh: '净重', en: 'Weight' }, value: { zh: '2.5 kg', en: '2.5 kg' } },
      { name: { zh: '附件', en: 'Included' }, value: { zh: '琴箱、笛头、哨片 10', en: 'Case, mouthpiece, 10 reeds' } },
    ],
    sales: 312,
    score: 470,
    ageDays: 124,
  },
  {
    code: 'culture-recorder',
    shop: 'mojian-books',
    category: 'culture-winds',
    brand: 'culture-pinetone',
    title: {
      zh: '松音 八孔高音竖笛 德式指法 小学课堂 可拆洗 含布套',
      en: 'Eight-Hole Soprano Recorder, German Fingering, School Use',
    },
    selling: { zh: '三节可拆，课后冲一冲就干净', en: 'Comes apart in three and rinses clean after class' },
    icon: '1fa88',
    tint: 26,
    price: 3900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'orange', name: { zh: '暖橙', en: 'Warm Orange' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '浅蓝', en: 'Light Blue' }, paint: { hue: 185, saturation: 0.8 } },
          {
            code: 'ivory',
            name: { zh: '象牙白', en: 'Ivory' },
            paint: { hue: 12, saturation: 0.18, brightness: 1.25 },
          },
        ],
      },
    ],
    attributes: {
      'culture-material': 'resin',
      'culture-reader': 'child',
      'culture-level': 'starter',
      'culture-origin': 'guangdong',
    },
    story: [
      {
        zh: '德式指法，吹 F 音不用交叉按孔，小学低年级容易上手。孔边做了浅凹，小手指能摸到位置，不看也按得准。',
        en: 'German fingering keeps the note F simple for younger pupils. A shallow dip around each hole lets small fingers find the right place without looking down.',
      },
      {
        zh: '食品接触级 ABS 材质，三节可以拆开冲洗。附布套、通条和指法卡，名字贴在布套内侧的标签上，班里不会拿错。',
        en: 'It is moulded in food-contact ABS and rinses in three parts. A cloth bag, cleaning rod and fingering chart are included, with a name label inside the bag.',
      },
    ],
    facts: [
      { name: { zh: '调性', en: 'Key' }, value: { zh: 'C 调高音', en: 'Soprano in C' } },
      { name: { zh: '指法', en: 'Fingering' }, value: { zh: '德式八孔', en: 'German, 8 holes' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS', en: 'ABS' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '330 mm', en: '330 mm' } },
      { name: { zh: '附件', en: 'Included' }, value: { zh: '布套、通条', en: 'Bag, rod' } },
    ],
    sales: 38600,
    score: 467,
    ageDays: 350,
  },
  {
    code: 'culture-keyboard-61',
    shop: 'mojian-books',
    category: 'culture-keys',
    brand: 'culture-pinetone',
    title: {
      zh: '松音 61键电子琴 力度感应 可接耳机 折叠琴架可选',
      en: '61-Key Touch-Sensitive Keyboard with Headphone Output',
    },
    selling: { zh: '戴上耳机，夜里练琴不打扰家人', en: 'Plug in headphones and practise after bedtime' },
    icon: '1f3b9',
    tint: 266,
    price: 79900,
    listPrice: 99900,
    axes: [
      {
        name: { zh: '套餐', en: 'Bundle' },
        values: [
          { code: 'solo', name: { zh: '单琴', en: 'Keyboard only' } },
          { code: 'stand', name: { zh: '琴加支架琴凳', en: 'With stand and stool' }, extra: 19000 },
        ],
      },
    ],
    attributes: {
      'culture-material': 'resin',
      'culture-reader': 'student',
      'culture-level': 'starter',
      'culture-origin': 'guangdong',
    },
    story: [
      {
        zh: '标准宽度琴键，三档力度感应，轻按轻响、重按重响。音源含 128 种音色，常用的钢琴、风琴、弦乐做成面板按键，不用翻菜单。',
        en: 'Full-width keys respond in three touch settings. Of its 128 voices, piano, organ and strings have buttons of their own, so there is no menu to dig through.',
      },
      {
        zh: '背面有耳机孔、踏板孔和 USB-MIDI，可以接电脑上课。适配器与电池两用，六节二号电池大约弹五小时。',
        en: 'Sockets for headphones, pedal and USB-MIDI are at the back for online lessons. It runs from the adapter or six C batteries, which last about five hours.',
      },
    ],
    facts: [
      { name: { zh: '键数', en: 'Keys' }, value: { zh: '61 键', en: '61' } },
      { name: { zh: '音色', en: 'Voices' }, value: { zh: '128 种', en: '128' } },
      { name: { zh: '复音', en: 'Polyphony' }, value: { zh: '64', en: '64' } },
      { name: { zh: '电源', en: 'Power' }, value: { zh: '9 V 适配器／电池', en: '9 V adapter or batteries' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '940 × 300 × 100 mm', en: '940 × 300 × 100 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '4.6 kg', en: '4.6 kg' } },
    ],
    sales: 3480,
    score: 469,
    ageDays: 68,
  },
  {
    code: 'culture-accordion',
    shop: 'mojian-books',
    category: 'culture-keys',
    brand: 'culture-pinetone',
    title: {
      zh: '松音 48贝斯键盘手风琴 三排簧 轻体 成人儿童皆可',
      en: '48-Bass Piano Accordion, Three-Reed, Light Body',
    },
    selling: { zh: '六公斤出头，坐着拉一小时也背得动', en: 'Just over six kilograms for an hour on the lap' },
    icon: '1fa97',
    tint: 348,
    price: 149900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '珠光红', en: 'Pearl Red' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '宝石蓝', en: 'Sapphire' }, paint: { hue: -120, brightness: 0.9 } },
          { code: 'black', name: { zh: '曜黑', en: 'Gloss Black' }, paint: { saturation: 0.1, brightness: 0.4 } },
        ],
      },
    ],
    attributes: {
      'culture-material': 'wood',
      'culture-reader': 'student',
      'culture-level': 'starter',
      'culture-origin': 'jiangsu',
    },
    story: [
      {
        zh: '26 键、48 贝斯，五个变音器可以换出由明亮到浑厚的音色。风箱十六褶，四角包皮，拉开时阻力均匀，慢板也收得住气。',
        en: 'Twenty-six keys and forty-eight basses with five registers move from bright to full. The sixteen-fold bellows have leather corners and an even draw for slow passages.',
      },
      {
        zh: '琴体用轻质椴木板外覆赛璐珞，净重 6.2 公斤。附双肩带、琴箱和保养布，存放时请扣好风箱，远离暖气。',
        en: 'A light basswood shell under celluloid keeps it to 6.2 kg. Shoulder straps, case and cloth are supplied. Fasten the bellows for storage and keep away from radiators.',
      },
    ],
    facts: [
      { name: { zh: '键盘', en: 'Treble' }, value: { zh: '26 键', en: '26 keys' } },
      { name: { zh: '贝斯', en: 'Bass' }, value: { zh: '48', en: '48' } },
      { name: { zh: '簧排', en: 'Reeds' }, value: { zh: '3 排', en: '3 sets' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '6.2 kg', en: '6.2 kg' } },
      { name: { zh: '附件', en: 'Included' }, value: { zh: '背带、琴箱', en: 'Straps, case' } },
    ],
    sales: 274,
    score: 461,
    ageDays: 300,
  },
  {
    code: 'culture-snare-drum',
    shop: 'mojian-books',
    category: 'culture-drums',
    brand: 'culture-pinetone',
    title: {
      zh: '松音 14英寸小军鼓 桦木腔体 可调响弦 含鼓棒背带',
      en: '14-Inch Birch Snare Drum with Sticks, Sling and Key',
    },
    selling: { zh: '响弦松紧可调，课堂和行进都能用', en: 'Adjustable snares for the classroom or the parade' },
    icon: '1f941',
    tint: 340,
    price: 36800,
    listPrice: 42800,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '正红', en: 'Bright Red' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '深蓝', en: 'Deep Blue' }, paint: { hue: -125, brightness: 0.85 } },
        ],
      },
    ],
    attributes: {
      'culture-material': 'wood',
      'culture-reader': 'student',
      'culture-level': 'starter',
      'culture-origin': 'zhejiang',
    },
    story: [
      {
        zh: '六层桦木腔体，厚 6 毫米，八组鼓耳均匀受力，调一次音能稳住几周。响弦用二十股钢丝，扳杆一拨就能关掉。',
        en: 'The six-ply birch shell is 6 mm thick with eight lugs that share the tension, so tuning holds for weeks. Twenty-strand snares switch off with one lever.',
      },
      {
        zh: '鼓皮为磨砂喷涂，可打鼓棒也可用鼓刷。套装含一对枫木鼓棒、单肩背带和调音扳手，适合校鼓队与初学者。',
        en: 'The coated head takes sticks or brushes. A pair of maple sticks, a shoulder sling and a drum key complete the set for school bands and beginners.',
      },
    ],
    facts: [
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '14 英寸（355 mm）', en: '14 in (355 mm)' } },
      { name: { zh: '腔体', en: 'Shell' }, value: { zh: '6 层桦木', en: '6-ply birch' } },
      { name: { zh: '深度', en: 'Depth' }, value: { zh: '140 mm', en: '140 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '3.1 kg', en: '3.1 kg' } },
      { name: { zh: '附件', en: 'Included' }, value: { zh: '鼓棒、背带、扳手', en: 'Sticks, sling, key' } },
    ],
    sales: 880,
    score: 466,
    ageDays: 160,
  },
  {
    code: 'culture-djembe',
    shop: 'mojian-books',
    category: 'culture-drums',
    brand: 'culture-pinetone',
    title: {
      zh: '松音 非洲手鼓 整木挖制 山羊皮 绳编调音 含鼓包',
      en: 'Rope-Tuned Djembe, Carved Shell, Goatskin Head and Bag',
    },
    selling: { zh: '三种打法三种声，围坐一圈就能合奏', en: 'Bass, tone and slap in one drum for a circle of friends' },
    icon: '1fa98',
    tint: 30,
    price: 21800,
    axes: [
      {
        name: { zh: '尺寸', en: 'Size' },
        values: [
          { code: 'in8', name: { zh: '8 英寸', en: '8 in' } },
          { code: 'in10', name: { zh: '10 英寸', en: '10 in' }, extra: 12000 },
          { code: 'in12', name: { zh: '12 英寸', en: '12 in' }, extra: 26000 },
        ],
      },
    ],
    attributes: {
      'culture-material': 'wood',
      'culture-reader': 'all',
      'culture-level': 'starter',
      'culture-origin': 'zhejiang',
    },
    story: [
      {
        zh: '鼓身由整段桃花心木挖成，内壁留细螺纹，低音沉、高音脆。鼓皮为天然山羊皮，边缘毛发修净，每张皮的纹路都不一样。',
        en: 'The shell is carved from one length of mahogany with fine spirals left inside. The natural goatskin is trimmed clean at the rim, and no two heads look alike.',
      },
      {
        zh: '绳编结构可以自己收紧，随鼓附图解卡。8 英寸给孩子，10 英寸居家，12 英寸适合街头与排练；请避免暴晒淋雨。',
        en: 'The rope tuning can be tightened at home with the illustrated card. Choose 8 in for children, 10 in for home and 12 in for outdoors. Keep out of rain and strong sun.',
      },
    ],
    facts: [
      { name: { zh: '鼓身', en: 'Shell' }, value: { zh: '桃花心木', en: 'Mahogany' } },
      { name: { zh: '鼓皮', en: 'Head' }, value: { zh: '山羊皮', en: 'Goatskin' } },
      { name: { zh: '高度', en: 'Height' }, value: { zh: '40–60 cm，随尺寸', en: '40–60 cm by size' } },
      { name: { zh: '调音', en: 'Tuning' }, value: { zh: '绳编', en: 'Rope' } },
      { name: { zh: '附件', en: 'Included' }, value: { zh: '加厚鼓包', en: 'Padded bag' } },
    ],
    sales: 1960,
    score: 472,
    ageDays: 230,
  },
];
