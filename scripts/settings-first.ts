import path from 'node:path'
import { stopAtUnreadableSettings } from '../src/node/model/loaded-settings'

/**
 * Each command that needs the settings imports this before anything else: settings that can't be loaded are told in one message,
 * and not by the stack of whatever comes first to load them.
 */
stopAtUnreadableSettings(path.resolve(__dirname, '..'))
