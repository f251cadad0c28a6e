"""Address and key of the service: the address in QGIS's settings, the key in its password store."""

from qgis.core import QgsApplication, QgsAuthMethodConfig, QgsSettings

from .service import Service, ServiceFault

_ADDRESS = "hectare/address"
_AUTH_ID = "hectare/auth_id"
DEFAULT_ADDRESS = "http://127.0.0.1:8765"


def saved_address():
    return QgsSettings().value(_ADDRESS, DEFAULT_ADDRESS)


def saved_auth_id():
    return QgsSettings().value(_AUTH_ID, "")


def save(address, key):
    """Keeps both, and answers the id of the key in the password store. Raises ServiceFault where the store is closed."""
    service = Service(address, key)
    store = QgsApplication.authManager()
    config = QgsAuthMethodConfig("Basic")
    config.setName("Hectare")
    config.setUri(service.address)
    config.setConfig("username", "hectare")
    config.setConfig("password", key)
    known = saved_auth_id()
    if known and known in store.configIds():
        config.setId(known)
        is_kept = store.updateAuthenticationConfig(config)
    else:
        is_kept, config = _stored(store, config)
    if not is_kept:
        raise ServiceFault("QGIS's password store did not take the key. Open it with its master password, then try again.")
    QgsSettings().setValue(_ADDRESS, service.address)
    QgsSettings().setValue(_AUTH_ID, config.id())
    return config.id()


def _stored(store, config):
    answer = store.storeAuthenticationConfig(config)
    # Some versions answer with the configuration that has its id, others write it into the one that they got.
    return (answer[0], answer[1]) if isinstance(answer, tuple) else (answer, config)


def saved_service():
    """The service of the last connection; None before the first, or while the password store is closed."""
    auth_id = saved_auth_id()
    if not auth_id:
        return None
    config = QgsAuthMethodConfig()
    answer = QgsApplication.authManager().loadAuthenticationConfig(auth_id, config, True)
    is_found, config = answer if isinstance(answer, tuple) else (answer, config)
    return Service(saved_address(), config.config("password")) if is_found and config.config("password") else None
