/** Screens of the pharma industry's solutions, where a product's own would show another trade. */
export const pharmaDetails = {
  'batch-record': {
    title: '批记录 HZ-2409 | Batch record HZ-2409',
    steps: [
      ['称量 | Weighing', '双人复核，08:40 | Checked by two, 08:40', 'done'],
      ['配液 | Mixing', '42分钟，22.1 ℃ | 42 min, 22.1 °C', 'done'],
      ['灌装 | Filling', '装量偏差 +0.3% | Fill weight +0.3%', 'now'],
      ['灯检 | Visual check', '计划15:30 | Planned for 15:30', ''],
    ],
  },
  'batch-deviation': {
    title: '偏差 DV-118 | Deviation DV-118',
    steps: [
      ['现场记录 | Recorded on site', '灌装间压差低3帕 | Filling room 3 Pa low', 'done'],
      ['评估影响 | Impact assessed', '涉及1批，已隔离 | One batch, on hold', 'done'],
      ['纠正与预防 | Corrected and prevented', '更换密封条 | Door seal replaced', 'now'],
      ['质量受权人关闭 | Closed by the QP', '计划周五 | Planned for Friday', ''],
    ],
  },
  'batch-lineage': {
    title: '物料谱系 | Material lineage',
    per: 2,
    mark: 3,
    flow: [
      ['原料 R-0871 | Raw material R-0871', '3月2日到货 | In on 2 March'],
      ['中间体 M-2051 | Intermediate M-2051', '2釜 | Two vessels'],
      ['成品 HZ-2409 | Product HZ-2409', '48,000支 | 48,000 vials'],
      ['流向 | Destinations', '112家医院 | 112 hospitals'],
    ],
  },
  'batch-clearance': {
    title: '清场：灌装二线 | Clearance: filling line 2',
    steps: [
      ['上批物料退库 | Last batch returned', '照片6张 | Six photos', 'done'],
      ['设备清洁 | Equipment cleaned', '擦拭检测合格 | Swab test passed', 'done'],
      ['标签清点 | Labels counted', '剩余0张 | None left', 'done'],
      ['双人签名 | Two signatures', '等待质量员 | Waiting for quality', 'now'],
    ],
  },
  'batch-review': {
    title: '年度回顾：每月偏差，起 | Annual review: deviations a month',
    trend: {
      labels: ['1月 | Jan', '4月 | Apr', '7月 | Jul', '10月 | Oct', '12月 | Dec'],
      ticks: [0, 5, 10],
      max: 12,
      series: [
        { name: '去年 | Last year', tone: 'm', dash: true, values: [9, 8, 9, 8, 8] },
        { name: '今年 | This year', tone: '!', values: [8, 7, 5, 4, 3], say: '3' },
      ],
    },
  },
  'first-supply': {
    title: '首营审批：康砚医药 | First supply: Kangyan',
    steps: [
      ['许可证 | License', '有效至2027年6月 | Valid to June 2027', 'done'],
      ['质量保证协议 | Quality agreement', '已签 | Signed', 'done'],
      ['授权委托书 | Power of attorney', '18天后到期 | Expires in 18 days', 'now'],
      ['可以开票 | May be invoiced', '资料齐全后 | Once complete', ''],
    ],
  },
  'batch-weighing': {
    title: '称量：HZ-2410，克 | Weighing: HZ-2410, g',
    note2: '秤 W-03 | Scale W-03',
    cols: '2.2 1.2r 1.2r 1.4r',
    head: ['物料 | Material', '目标 | Target', '实际 | Actual', '结果 | Result'],
    rows: [
      ['原料药 | Active ingredient', '1,250.0', '1,250.3', '#合格 | #In range'],
      ['甘露醇 | Mannitol', '4,800.0', '4,799.1', '#合格 | #In range'],
      ['磷酸氢二钠 | Sodium phosphate', '320.0', '327.6', '#!超差 | #!Stopped'],
      ['氯化钠 | Sodium chloride', '90.0', '~— | ~—', '~待称 | ~Next'],
    ],
    foot: '超差2.4%，称量已停，等待双人复核。 | 2.4% over: weighing has stopped until two people check.',
  },
};
