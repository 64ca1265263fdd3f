import { Settings } from '../platform/settings/settings.js';
import { runAuditedCommand } from './audited-command.js';
import { settingsCommand } from './settings-command.js';

/** Lists what an operator may set while the product runs, or sets one value. */
runAuditedCommand('settings', (app, args) => settingsCommand(app.get(Settings), args));
