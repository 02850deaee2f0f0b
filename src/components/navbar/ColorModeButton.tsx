import { Moon, Sun, SunMoon } from '../ui/icons'
import { useColorMode, nextChoice } from './use-color-mode'
import { colorModeChoiceAttribute, type ColorModeSettings } from '../../shared/color-mode'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'

/** The icons of the three choices; style sheets show the one in force, so that it is right before hydration. */
const icons = { light: Sun, dark: Moon, system: SunMoon } as const

const modes = { light: WORDS.colorMode.light, dark: WORDS.colorMode.dark, system: WORDS.colorMode.system }

interface ColorModeButtonProps {
  settings: ColorModeSettings
  /** Whether it says in words which mode is chosen. */
  labeled?: boolean
}

/** Goes through the color modes. */
export function ColorModeButton({ settings, labeled }: ColorModeButtonProps) {
  const { choice, choose } = useColorMode(settings)
  return (
    <IconButton
      label={WORDS.colorMode.switch.join(modes[choice])}
      title={modes[choice]}
      onClick={() => choose(nextChoice(choice, settings))}
      sx={{
        '&:has(span)': {
          width: 'auto',
          gridAutoFlow: 'column',
          gap: 2,
          px: 2,
        },
        '& span::first-letter': { textTransform: 'uppercase' },
        '& svg': { display: 'none' },
        ...Object.fromEntries(
          Object.keys(icons).map((name) => [
            `[${colorModeChoiceAttribute}=${name}] & svg[data-icon=${name}]`,
            { display: 'block' },
          ]),
        ),
      }}
    >
      {Object.entries(icons).map(([name, icon]) => (
        <Icon key={name} node={icon} data-icon={name} size={19} />
      ))}
      {labeled && <span sx={{ display: 'block' }}>{modes[choice]}</span>}
    </IconButton>
  )
}
