import { weeks } from './weeks.mjs';

export const blueprints = {
  production: {
    process: {
      flow: [
        ['销售订单 | Sales order', '承诺日期 | Promised date'],
        ['主计划 | Master plan', '多工厂一次运算 | All plants, one run'],
        ['有限排程 | Schedule', '精确到分钟 | To the minute'],
        ['齐套检查 | Parts check', '提前七天 | Seven days ahead'],
        ['派工 | Dispatch', '按班组与资质 | By team and skill'],
        ['报工与首件 | Report, first piece', '扫码即记账 | A scan posts it'],
        ['质检 | Inspection', '抽样随历史 | Follows history'],
        ['完工入库 | Receipt', '当天见成本 | Cost the same day'],
      ],
      mark: 2,
    },
    data: {
      star: {
        middle: '物料 | Item',
        around: [
          ['物料清单 | Bill of materials', '版本与生效日 | Version, valid from'],
          ['工艺路线 | Routing', '工序与工时 | Steps and hours'],
          ['设备与模具 | Machines, molds', '能力与日历 | Capacity, calendar'],
          ['班组与资质 | Teams and skills', '来自核心人事 | From Core HR'],
          ['供应商 | Suppliers', '交期与不良率 | Lead time, defects'],
          ['仓位与批次 | Locations, batches', '来自仓储物流 | From Warehouse'],
          ['检验计划 | Inspection plan', '项目与抽样 | Points and sample'],
          ['成本要素 | Cost elements', '料、工、费 | Material, labor, rest'],
        ],
        mark: 1,
      },
    },
    road: {
      gantt: {
        axis: weeks(['1–4', '5–8', '9–12', '13–16', '17–20', '21–24']),
        rows: [
          ['主数据清理 | Master data', 0, 2.25, 'd', '一物一码 | One code per item'],
          ['报工上线 | Reporting', 1.6, 1.5, 'm', '试点车间 | Pilot hall'],
          ['排程并行 | Parallel run', 2.6, 1.5, 'p', '双轨 | Side by side'],
          ['切换 | Switch', 4, 0.5, '!', ''],
          ['推广 | Roll-out', 4.4, 1.6, 'k', '其余车间 | Other halls'],
        ],
      },
    },
  },
  projects: {
    process: {
      flow: [
        ['投标清单 | Bid list', '同一套编码 | One code'],
        ['目标成本 | Target cost', '到工作包 | By package'],
        ['合同与分包 | Contracts', '额度占用 | Reserved'],
        ['已完工作量 | Work done', '现场手机报 | Reported by phone'],
        ['签证与变更 | Change orders', '先有价再施工 | Priced before built'],
        ['竣工预测 | Forecast', '每周滚动 | Rolls weekly'],
        ['分包确认 | Confirmation', '按月双签 | Signed monthly'],
        ['竣工结算 | Settlement', '无须重编 | Nothing recoded'],
      ],
      mark: 4,
    },
    data: {
      star: {
        middle: '工作包 | Package',
        around: [
          ['预算 | Budget', '四本账之一 | Ledger one'],
          ['承诺 | Committed', '合同与订单 | Contracts, orders'],
          ['实际 | Actual', '发票与工时 | Invoices, hours'],
          ['预测 | Forecast', '按已完工作量 | From work done'],
          ['进度节点 | Milestones', '网络计划 | Network plan'],
          ['人员与设备 | People, plant', '跨项目日历 | One calendar'],
        ],
        mark: 3,
      },
    },
  },
  assets: {
    life: {
      flow: [
        ['规划与采购 | Plan and buy', '技术协议 | Specification'],
        ['安装调试 | Install', '电子履历开始 | History starts'],
        ['转固 | Capitalize', '资料同步 | Papers in step'],
        ['运行 | Operate', '点检与状态 | Rounds, condition'],
        ['检修 | Maintain', '按窗口与寿命 | By window and age'],
        ['技改 | Upgrade', '先算回报 | Return first'],
        ['调拨 | Move', '跨场站 | Between sites'],
        ['退役处置 | Retire', '依据留存 | Grounds kept'],
      ],
      mark: 4,
    },
    process: {
      flow: [
        ['触发 | Trigger', '时间、里程、状态 | Time, use, condition'],
        ['工单 | Order', '工序与备件 | Steps and spares'],
        ['窗口 | Window', '天气与电价 | Weather, power price'],
        ['派单 | Assign', '资质与路线 | Skill and route'],
        ['现场作业 | On site', '离线可用 | Works offline'],
        ['验收 | Accept', '照片与签字 | Photos, signature'],
        ['归集费用 | Cost', '一机一账 | Book per machine'],
        ['更新履历 | History', '下次时间 | Next date set'],
      ],
      mark: 2,
    },
  },
};
