import {
  Children,
  isValidElement,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { isRightToLeft } from '../../browser/direction'
import { useTabs } from './use-tabs'

interface TabProps {
  label: string
  /** Name of the tab in its group; the label where it is not given. */
  value?: string
  children?: ReactNode
}

/** One tab; `Tabs` draws its label and its panel. */
export function Tab({ children }: TabProps) {
  return <>{children}</>
}

const nameOf = ({ props }: ReactElement<TabProps>) => props.value ?? props.label

interface TabsProps {
  /** The name of the tab to begin with. */
  default?: string
  /** Tabs of one group go together, are remembered, and can be asked for in the address: `?group=name`. */
  group?: string
  children?: ReactNode
}

/** Alternatives of which a reader sees one (tab-styles.ts). All panels are in the page, so nothing is lost without JavaScript. */
export function Tabs({ default: initial, group, children }: TabsProps) {
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  )
  const list = useRef<HTMLDivElement>(null)
  const { selected, select } = useTabs({ names: tabs.map(nameOf), initial, group, anchor: list })
  const id = useId()

  const moveFocus = (event: KeyboardEvent, from: number) => {
    const last = tabs.length - 1
    const [forward, back] = isRightToLeft() ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const next = {
      [forward]: from === last ? 0 : from + 1,
      [back]: from === 0 ? last : from - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    select(nameOf(tabs[next]!))
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div className="tabs">
      <div role="tablist" ref={list}>
        {tabs.map((tab, index) => {
          const isSelected = nameOf(tab) === selected
          return (
            <button
              key={nameOf(tab)}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
              aria-selected={isSelected}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => select(nameOf(tab))}
              onKeyDown={(event) => moveFocus(event, index)}
            >
              {tab.props.label}
            </button>
          )
        })}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={nameOf(tab)}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          data-label={tab.props.label}
          hidden={nameOf(tab) !== selected}
        >
          {tab}
        </div>
      ))}
    </div>
  )
}
