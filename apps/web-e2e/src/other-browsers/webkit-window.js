// Run by GJS: a WebKitGTK window for WebKitWebDriver. MiniBrowser would do, but keeps a private session under automation, in which WebKit writes no console.
// `gjs -m webkit-window.js FOLDER`: the browser's data goes to FOLDER, the console to standard error, whatever the setting's name says.
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

Gtk.init(null);
const folder = ARGV[0];
const loop = new GLib.MainLoop(null, false);
const data = new WebKit.WebsiteDataManager({ base_data_directory: folder, base_cache_directory: folder });
const context = WebKit.WebContext.new_with_website_data_manager(data);
const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true });

context.set_automation_allowed(true);
context.set_preferred_languages(['en-GB']);
context.connect('automation-started', (_, session) => {
  session.connect('create-web-view', () => {
    const view = new WebKit.WebView({ web_context: context, settings, is_controlled_by_automation: true });
    const window = new Gtk.Window();
    window.set_default_size(1280, 900);
    window.add(view);
    window.show_all();
    view.connect('close', () => loop.quit());
    return view;
  });
});
loop.run();
