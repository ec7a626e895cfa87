import { seaportAddress } from '@souk/seaport'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { formatCount, formatShare } from '@souk/ui/parts/format/formatShare.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Ago } from '@souk/ui/parts/kit/Ago.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { Facts } from '@souk/ui/parts/kit/Facts.js'
import { FigureTable } from '@souk/ui/parts/kit/FigureTable.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { Stat } from '@souk/ui/parts/kit/Stat.js'
import { useMemo } from 'react'
import { Chart } from '../../charts/Chart.js'
import { designWords } from '../../i18n/areas/design.js'
import { amounts, ether, exampleSeries, moment } from './examples.js'
import { Specimen, State, States } from './Specimen.js'

/** Counts, measures and comparisons. */
export function FigureParts() {
  return (
    <>
      <Receipt />
      <Amounts />
      <Figures />
      <Table />
      <Charts />
    </>
  )
}

function Receipt() {
  const { facts: words } = useArea(designWords).parts
  const money = (amount: bigint) => <Money amount={amount} currency={ether} exact />
  return (
    <Specimen name={words.name} use={words.use}>
      <div className="max-w-md rounded-card border border-line bg-surface px-5 py-3">
        <Facts
          rows={[
            { name: words.price, value: money(amounts.price) },
            { name: words.market, value: money(-amounts.market) },
            { name: words.creator, value: money(-amounts.creator) },
            { name: words.total, value: money(amounts.proceeds), total: true },
          ]}
        />
      </div>
    </Specimen>
  )
}

function Amounts() {
  const { money: words } = useArea(designWords).parts
  return (
    <Specimen name={words.name} use={words.use}>
      <States>
        <State name={words.short}>
          <Money amount={amounts.long} currency={ether} className="text-lg font-semibold" />
        </State>
        <State name={words.exact}>
          <Money amount={amounts.long} currency={ether} exact className="text-lg font-semibold" />
        </State>
        <State name={words.big}>
          <Money amount={amounts.big} currency={ether} className="text-lg font-semibold" />
        </State>
        <State name={words.small}>
          <Money amount={amounts.small} currency={ether} className="text-lg font-semibold" />
        </State>
      </States>
    </Specimen>
  )
}

function Figures() {
  const { stat, time, copy } = useArea(designWords).parts
  return (
    <>
      <Specimen name={stat.name} use={stat.use}>
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Stat name={stat.floor}>
            <Money amount={amounts.price} currency={ether} />
          </Stat>
          <Stat name={stat.volume}>
            <Money amount={amounts.big} currency={ether} />
          </Stat>
          <Stat name={stat.owners}>{formatCount(214)}</Stat>
        </dl>
      </Specimen>
      <Specimen name={time.name} use={time.use}>
        <Ago at={moment.at} now={moment.now} className="text-sm" />
      </Specimen>
      <Specimen name={copy.name} use={copy.use}>
        <p className="text-sm">
          <CopyText value={seaportAddress} label={copy.label} />
        </p>
      </Specimen>
    </>
  )
}

const rows = [
  { name: 'Lanterns of the Souk', floor: amounts.price, change: 0.042 },
  { name: 'Zellige', floor: 85_000_000_000_000_000n, change: -0.013 },
  { name: 'Spice Jars', floor: amounts.market, change: 0 },
]

function Table() {
  const { table: words } = useArea(designWords).parts
  return (
    <Specimen name={words.name} use={words.use}>
      <div className="max-w-xl rounded-card border border-line bg-surface">
        <FigureTable
          caption={words.caption}
          columns={[
            { id: 'collection', name: words.collection, align: 'left', className: 'py-2 pl-4' },
            { id: 'floor', name: words.floor },
            { id: 'change', name: words.change, className: 'py-2 pr-4' },
          ]}
        >
          {rows.map(({ name, floor, change }) => (
            <tr key={name} className="hover:bg-sunk">
              <th scope="row" className="py-3 pl-4 text-left font-semibold">
                {name}
              </th>
              <td className="px-3 py-3 text-right">
                <Money amount={floor} currency={ether} />
              </td>
              <td className="py-3 pr-4 text-right">
                <Change share={change} />
              </td>
            </tr>
          ))}
        </FigureTable>
      </div>
    </Specimen>
  )
}

/** The sign shows the direction too. */
function Change({ share }: { share: number }) {
  const tone = share > 0 ? 'text-good' : share < 0 ? 'text-bad' : 'text-ink-soft'
  const sign = share > 0 ? '+' : share < 0 ? '−' : ''
  return (
    <span className={tone}>
      {sign}
      {formatShare(Math.abs(share) * 1_000, 1_000)}
    </span>
  )
}

function Charts() {
  const { chart: words } = useArea(designWords).parts
  const series = useMemo(() => exampleSeries(words), [words])
  const none = useMemo(() => [{ name: words.empty, kind: 'line', points: [] }] as const, [words])
  const format = (value: bigint) => formatMoney(value, ether)
  return (
    <Specimen name={words.name} use={words.use}>
      <Chart title={words.title} series={series} decimals={ether.decimals} format={format} height={220} />
      <Chart title={words.empty} series={none} decimals={ether.decimals} format={format} height={140} />
    </Specimen>
  )
}
