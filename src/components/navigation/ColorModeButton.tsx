import { useColorMode, nextChoice } from '../../hooks/use-color-mode'
import type { ColorModeSettings } from '../../model/color-mode'
import { colorModeChoiceAttribute } from '../../model/color-mode'

/** Outlines of the three choices; style sheets show the one in force, so that it is right before hydration. */
const icons = {
  light:
    'M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m0-11.4L4.9 4.9m14.2 14.2-1.4-1.4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  system: 'M12 3a9 9 0 1 0 0 18Zm0 0a9 9 0 0 1 0 18',
} as const

/** Goes through the colour modes. */
export function ColorModeButton({ settings }: { settings: ColorModeSettings }) {
  const { choice, choose } = useColorMode(settings)
  return (
    <button
      type="button"
      aria-label={`Switch between dark and light mode (currently ${choice} mode)`}
      title={`${choice} mode`}
      onClick={() => choose(nextChoice(choice, settings))}
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 36,
        height: 36,
        border: 0,
        borderRadius: 2,
        bg: 'transparent',
        color: 'text',
        cursor: 'pointer',
        '&:hover': { bg: 'surface' },
        '& svg': { display: 'none' },
        '@media (scripting: none)': { display: 'none' },
        ...Object.fromEntries(
          Object.keys(icons).map((name) => [
            `[${colorModeChoiceAttribute}=${name}] & svg[data-icon=${name}]`,
            { display: 'block' },
          ]),
        ),
      }}
    >
      {Object.entries(icons).map(([name, path]) => (
        <svg key={name} data-icon={name} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={path}
            fill={name === 'system' ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            fillOpacity="0.35"
          />
        </svg>
      ))}
    </button>
  )
}
