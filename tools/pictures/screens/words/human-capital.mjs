/** The screens of core HR, pay and time, and talent. */
export const humanCapital = {
  'core-hr': {
    ground: 'wash',
    name: '核心人事 | Core HR',
    crumb: '南栀集市 · 4月1日生效 | Nanzhi Market · from 1 April',
    person: '唐 | TW',
    main: {
      title: '组织时间轴：预演 | Organization timeline: preview',
      tree: {
        root: ['南栀集市 | Nanzhi Market', '编制 9,640 · 在岗 9,312 | 9,640 positions · 9,312 filled'],
        parts: [
          [
            '华东大区 | East',
            '214 家店 | 214 stores',
            ['苏南 · 88 | Sunan · 88', '浙北 · 79 | Zhebei · 79', '上海 · 47 | Shanghai · 47'],
          ],
          [
            '华中大区 | Central',
            '146 家店 | 146 stores',
            ['武汉 · 72 | Wuhan · 72', '长沙 · 62 | Changsha · 62', '南昌（新设） | Nanchang (new)'],
          ],
          ['供应链 | Supply', '6 个仓 | 6 warehouses', ['生鲜 | Fresh', '常温 | Ambient', '加工 | Kitchen']],
        ],
        mark: [1, 2],
      },
      foot: '生效当日同步更新二十三条审批流。 | 23 approval routes change on the same day.',
    },
    side: {
      title: '九十天预警 | Next 90 days',
      list: [
        ['37', '合同到期 | Contracts expire', '最早4月9日 | First on 9 April', ''],
        ['12', '健康证到期 | Health permits', '生鲜加工岗 | Fresh kitchen jobs', ''],
        ['5', '工时接近上限 | Hours near limit', '综合工时 | Averaged hours', ''],
        ['3', '试用期满 | Probation ends', '待店长评价 | Manager to review', ''],
      ],
    },
    details: {
      joining: {
        title: '入职办理：丁小满 | Onboarding: Ding Xiaoman',
        steps: [
          ['扫码填报 | Form filled in by phone', '09:02，用时6分钟 | 9:02, took six minutes', 'done'],
          ['证照核验 | Papers verified', '身份证、健康证 | ID card, health permit', 'done'],
          ['电子签署 | Signed electronically', '劳动合同，等待本人 | Contract, waiting for employee', 'now'],
          ['开通权限 | Access granted', '收银、排班、门禁 | Register, schedule, door', ''],
        ],
      },
      headcount: {
        title: '编制与在岗 | Positions and people',
        cols: '2 1r 1r 1.4',
        head: ['部门 | Department', '编制 | Budgeted', '在岗 | Filled', '占用 | Used'],
        rows: [
          ['门店运营 | Stores', '7,980', '7,764', '%0.97'],
          ['生鲜加工 | Fresh kitchen', '860', '842', '%!0.98'],
          ['仓储配送 | Warehouses', '540', '478', '%0.88'],
          ['总部职能 | Headquarters', '260', '228', '%0.87'],
        ],
      },
      permits: {
        title: '进退场与证照 | Permits by site',
        note2: '塔尔法工程 | Tarfa Engineering',
        cols: '2.2 1.4 1.5r',
        head: ['姓名与工种 | Name and trade', '证照 | Permit', '到期 | Ends'],
        rows: [
          ['哈立德 · 焊工 | Khalid · welder', '高空 | Height', '6月18日 | 18 Jun'],
          ['优素福 · 架子工 | Yusuf · scaffolder', '脚手架 | Scaffold', '!4月6日 | !6 Apr'],
          ['萨米尔 · 电工 | Samir · electrician', '低压 | Low voltage', '9月30日 | 30 Sep'],
          ['卡里姆 · 司机 | Karim · driver', '重型 | Heavy', '8月2日 | 2 Aug'],
        ],
      },
    },
  },
  'pay-time': {
    ground: 'mist',
    name: '薪酬考勤 | Pay & Time',
    crumb: '子午海运 · 3号泊位 · 第18周 | Meridian Strait · berth 3 · week 18',
    person: 'MT',
    main: {
      title: '班表：船期晚六小时之后 | Schedule, vessel six hours late',
      roster: {
        head: ['一 | Mon', '二 | Tue', '三 | Wed', '四 | Thu', '五 | Fri', '六 | Sat', '日 | Sun'],
        names: { e: '早 | Early', l: '中 | Late', n: '夜 | Night', '-': '休 | Off', '!': '改夜 | Night' },
        fills: { e: 'p', l: 'm', n: 'd', '!': '!' },
        rows: [
          ['陈家豪 | J. Tan', 'ee-lln-'],
          ['R. 库马尔 | R. Kumar', 'l!-nn-e'],
          ['林美凤 | M. Lim', '-eelln-'],
          ['阿末 | Ahmad B.', 'nn-eel-'],
          ['黄志明 | C. Ng', 'e-llnn-'],
          ['S. 皮莱 | S. Pillai', 'lln--ee'],
        ],
      },
      foot: '重排用时三分钟，休息规则零违反。 | Rebuilt in three minutes; no rest rule broken.',
    },
    side: {
      title: '本周 | This week',
      figures: [
        ['486小时 | 486 h', '已排工时 | Hours scheduled', '需求 491 | 491 needed'],
        ['17.5小时 | 17.5 h', '加班 | Overtime', '上周 24.0 | 24.0 last week'],
        ['0', '违规班次 | Rules broken', '疲劳与资质 | Fatigue, certifications'],
      ],
    },
    details: {
      payslip: {
        title: '工资单：一笔一笔看 | Payslip, line by line',
        cols: '2.2 2.2 1.2r',
        rows: [
          ['基本工资 | Base pay', '~21.75 天 | ~21.75 days', '4,600.00'],
          ['计件 | Piece work', '~1,284 件 × 1.20 | ~1,284 × 1.20', '1,540.80'],
          ['夜班补贴 | Night premium', '~6 班 × 60 | ~6 shifts × 60', '360.00'],
          ['质量系数 | Quality factor', '~98.6% → 1.05', '77.04'],
          ['应发 | Gross', '', '!6,577.84'],
        ],
      },
      demand: {
        title: '人手需求，半小时一格 | Staff needed, by the half hour',
        bars: {
          labels: ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'],
          values: [4, 6, 9, 8, 5, 5, 7, 10, 12, 9],
          mark: 8,
          ticks: [0, 5, 10],
          max: 13.5,
          show: ['', '', '', '', '', '', '', '', '12', ''],
        },
        foot: '周六傍晚多排三人，上午少排两人。 | Three more on Saturday evening, two fewer in the morning.',
      },
      exceptions: {
        title: '考勤异常，当天清零 | Exceptions cleared today',
        list: [
          [
            '叶 | YF',
            '叶帆 · 漏打下班卡 | Ye Fan · no clock-out',
            '门禁显示18:04离开 | Left by the gate at 18:04',
            '#已确认 | #Settled',
          ],
          [
            '江 | JY',
            '江月 · 早到四十分钟 | Jiang Yue · 40 min early',
            '班长已知情 | Team leader knows',
            '#已确认 | #Settled',
          ],
          [
            '穆 | MQ',
            '穆青 · 连班超十小时 | Mu Qing · over ten hours',
            '需要补休半天 | Half a day off is owed',
            '#!待处理 | #!Open',
          ],
          [
            '沈 | SA',
            '沈安 · 换班未生效 | Shen An · swap not recorded',
            '与江月互换 | Swapped with Jiang Yue',
            '#已确认 | #Settled',
          ],
        ],
      },
    },
  },
  talent: {
    ground: 'wash',
    name: '人才发展 | Talent',
    crumb: '启衡机床 · 年度盘点 | Qiheng Machine Tools · annual review',
    person: '许 | XT',
    main: {
      title: '九宫格：制造中心 | Nine-box: manufacturing',
      nine: {
        rows: ['高 | High', '中 | Mid', '低 | Low'],
        columns: ['待改进 | Below', '达到 | On target', '超出 | Above'],
        cells: [
          ['郑一凡 | Zheng Y.'],
          ['何川 | He C.', '方晓 | Fang X.'],
          ['林知远 | Lin Zhiyuan', '可任厂长 | Plant head'],
          ['白露 | Bai L.'],
          ['高宁、石岩 | Gao N., Shi Y.', '章一诺 | Zhang Y.'],
          ['罗平 | Luo P.', '贾真 | Jia Z.'],
          ['姚青 | Yao Q.'],
          ['董维 | Dong W.', '秦朗 | Qin L.'],
          ['岳明 | Yue M.'],
        ],
        mark: 2,
      },
    },
    side: {
      title: '关键岗位 | Critical roles',
      cols: '1.8 1.1r',
      head: ['岗位 | Role', '继任 | Ready'],
      rows: [
        ['厂长 | Plant head', '2 人 | 2'],
        ['工艺总师 | Process lead', '1 人 | 1'],
        ['数控班长 | CNC leader', '3 人 | 3'],
        ['装配班长 | Assembly', '2 人 | 2'],
        ['质量经理 | Quality', '0 人 | 0'],
      ],
      foot: '继任率 81% | 81% covered',
    },
    details: {
      skills: {
        title: '技能矩阵：精密加工班 | Skills matrix: precision crew',
        roster: {
          head: ['铣 | Mill', '磨 | Grind', '测量 | Gauge', '编程 | Code', '带徒 | Teach'],
          names: { 3: '独立 | Solo', 2: '熟练 | Able', 1: '学习 | Learns', 0: '—', '!': '缺口 | Gap' },
          fills: { 3: 'd', 2: 'm', 1: 'p', '!': '!' },
          rows: [
            ['罗平 | Luo P.', '33213'],
            ['石岩 | Shi Y.', '32110'],
            ['秦朗 | Qin L.', '21320'],
            ['白露 | Bai L.', '112!0'],
          ],
        },
      },
      feedback: {
        title: '持续反馈：会后一句话 | Ongoing feedback',
        note: [
          [
            '许听澜 → 何川 | Xu Tinglan → He Chuan',
            '交接清单写得清楚，夜班照着就能做。 | Your handover list was clear; the night shift could work from it.',
          ],
          [
            '!约一次三十分钟 | !Set up thirty minutes',
            '何川已有六周没有收到反馈。 | He Chuan has had no feedback for six weeks.',
          ],
        ],
      },
      path: {
        title: '学习路径：装配班长 | Learning path: assembly lead',
        per: 3,
        mark: 3,
        flow: [
          ['读图与公差 | Drawings', '已完成 | Done'],
          ['质量工具 | Quality tools', '已完成 | Done'],
          ['排班与工时 | Scheduling', '已完成 | Done'],
          ['带班实习 | Acting lead', '第三周，共六周 | Week 3 of 6'],
          ['安全督导 | Safety lead', '5月 | May'],
          ['认证 | Certificate', '6月 | June'],
        ],
      },
    },
  },
};
