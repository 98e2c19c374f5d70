// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

// A small name service with the interfaces of ERC-137 (registry, resolver), ERC-181 (reverse names), ERC-634 (texts) and of the
// universal resolver that client libraries ask, for local test chains. It has no fees, expiry, wildcards or off-chain look-up.

/// ERC-137 registry.
contract NameRegistry {
    struct Record {
        address owner;
        address resolver;
        uint64 ttl;
    }

    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);
    event Transfer(bytes32 indexed node, address owner);
    event NewResolver(bytes32 indexed node, address resolver);
    event NewTTL(bytes32 indexed node, uint64 ttl);

    error NotOwner(bytes32 node);

    mapping(bytes32 => Record) private records;

    constructor() {
        records[bytes32(0)].owner = msg.sender;
    }

    modifier onlyOwner(bytes32 node) {
        if (records[node].owner != msg.sender) revert NotOwner(node);
        _;
    }

    function owner(bytes32 node) external view returns (address) {
        return records[node].owner;
    }

    function resolver(bytes32 node) external view returns (address) {
        return records[node].resolver;
    }

    function ttl(bytes32 node) external view returns (uint64) {
        return records[node].ttl;
    }

    function recordExists(bytes32 node) external view returns (bool) {
        return records[node].owner != address(0);
    }

    function setOwner(bytes32 node, address newOwner) external onlyOwner(node) {
        records[node].owner = newOwner;
        emit Transfer(node, newOwner);
    }

    function setResolver(bytes32 node, address newResolver) external onlyOwner(node) {
        _setResolver(node, newResolver);
    }

    function setTTL(bytes32 node, uint64 newTtl) external onlyOwner(node) {
        records[node].ttl = newTtl;
        emit NewTTL(node, newTtl);
    }

    function setSubnodeOwner(bytes32 node, bytes32 label, address newOwner) public onlyOwner(node) returns (bytes32 subnode) {
        subnode = keccak256(abi.encodePacked(node, label));
        records[subnode].owner = newOwner;
        emit NewOwner(node, label, newOwner);
    }

    function setSubnodeRecord(bytes32 node, bytes32 label, address newOwner, address newResolver, uint64 newTtl) external {
        bytes32 subnode = setSubnodeOwner(node, label, newOwner);
        _setResolver(subnode, newResolver);
        records[subnode].ttl = newTtl;
        emit NewTTL(subnode, newTtl);
    }

    function _setResolver(bytes32 node, address newResolver) private {
        records[node].resolver = newResolver;
        emit NewResolver(node, newResolver);
    }
}

/// Resolver for the owners of names: addresses, reverse names and texts.
contract NameResolver {
    event AddrChanged(bytes32 indexed node, address a);
    event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress);
    event NameChanged(bytes32 indexed node, string name);
    event TextChanged(bytes32 indexed node, string indexed indexedKey, string key, string value);

    error NotOwner(bytes32 node);

    NameRegistry public immutable registry;
    mapping(bytes32 => mapping(uint256 => bytes)) private addresses;
    mapping(bytes32 => mapping(string => string)) private texts;
    mapping(bytes32 => string) private names;

    constructor(NameRegistry registry_) {
        registry = registry_;
    }

    modifier onlyOwner(bytes32 node) {
        if (registry.owner(node) != msg.sender) revert NotOwner(node);
        _;
    }

    function addr(bytes32 node) external view returns (address) {
        return address(bytes20(addresses[node][60]));
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return addresses[node][coinType];
    }

    function name(bytes32 node) external view returns (string memory) {
        return names[node];
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return texts[node][key];
    }

    function setAddr(bytes32 node, address account) external {
        setAddr(node, 60, abi.encodePacked(account));
        emit AddrChanged(node, account);
    }

    function setAddr(bytes32 node, uint256 coinType, bytes memory account) public onlyOwner(node) {
        addresses[node][coinType] = account;
        emit AddressChanged(node, coinType, account);
    }

    function setName(bytes32 node, string calldata newName) external onlyOwner(node) {
        names[node] = newName;
        emit NameChanged(node, newName);
    }

    function setText(bytes32 node, string calldata key, string calldata value) external onlyOwner(node) {
        texts[node][key] = value;
        emit TextChanged(node, key, key, value);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, addr, addr with coin type, name, text
        return id == 0x01ffc9a7 || id == 0x3b3b57de || id == 0xf1cb7e06 || id == 0x691f3431 || id == 0x59d1d43c;
    }
}

/// ERC-181: gives every account the name of its own address under addr.reverse.
contract ReverseRegistrar {
    event ReverseClaimed(address indexed addr, bytes32 indexed node);

    NameRegistry public immutable registry;
    NameResolver public immutable defaultResolver;

    constructor(NameRegistry registry_, NameResolver defaultResolver_) {
        registry = registry_;
        defaultResolver = defaultResolver_;
    }

    function node(address account) public pure returns (bytes32) {
        return keccak256(abi.encodePacked(NameHash.REVERSE_NODE, NameHash.addressLabel(account)));
    }

    function claim(address owner) external returns (bytes32) {
        return _claim(owner);
    }

    /// Points the sender's address to a name; the record stays with the registrar, as only it may write it again.
    function setName(string calldata name) external returns (bytes32 claimed) {
        claimed = _claim(address(this));
        defaultResolver.setName(claimed, name);
    }

    function _claim(address owner) private returns (bytes32 claimed) {
        claimed = node(msg.sender);
        registry.setSubnodeRecord(
            NameHash.REVERSE_NODE,
            NameHash.addressLabel(msg.sender),
            owner,
            address(defaultResolver),
            0
        );
        emit ReverseClaimed(msg.sender, claimed);
    }
}

/// Answers in one call what libraries ask: a record of a name, or the checked name of an address.
contract UniversalResolver {
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error UnsupportedResolverProfile(bytes4 selector);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error DNSDecodingFailed(bytes dns);

    NameRegistry public immutable registry;

    constructor(NameRegistry registry_) {
        registry = registry_;
    }

    function resolve(bytes calldata name, bytes calldata data) public view returns (bytes memory, address) {
        address resolver = registry.resolver(_namehash(name));
        if (resolver == address(0)) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
        (bool ok, bytes memory answer) = resolver.staticcall(data);
        if (!ok && answer.length > 0) revert ResolverError(answer);
        if (!ok) revert UnsupportedResolverProfile(bytes4(data[:4]));
        return (answer, resolver);
    }

    function findResolver(bytes calldata name) external view returns (address resolver, bytes32 node, uint256 offset) {
        node = _namehash(name);
        resolver = registry.resolver(node);
        offset = 0;
    }

    function resolveWithGateways(
        bytes calldata name,
        bytes calldata data,
        string[] calldata
    ) external view returns (bytes memory, address) {
        return resolve(name, data);
    }

    function reverse(
        bytes calldata account,
        uint256 coinType
    ) public view returns (string memory name, address resolver, address reverseResolver) {
        if (coinType != 60 || account.length != 20) revert ResolverNotFound(account);
        address wanted = address(bytes20(account));
        bytes32 reverseNode = keccak256(abi.encodePacked(NameHash.REVERSE_NODE, NameHash.addressLabel(wanted)));
        reverseResolver = registry.resolver(reverseNode);
        if (reverseResolver == address(0)) revert ResolverNotFound(account);
        name = NameResolver(reverseResolver).name(reverseNode);
        if (bytes(name).length == 0) return (name, address(0), reverseResolver);
        bytes32 node = NameHash.ofText(name);
        resolver = registry.resolver(node);
        if (resolver == address(0)) revert ResolverNotFound(bytes(name));
        address found = NameResolver(resolver).addr(node);
        // Anyone may claim any name for their address; only the name's owner can point it back.
        if (found != wanted) revert ReverseAddressMismatch(name, abi.encodePacked(found));
    }

    function reverseWithGateways(
        bytes calldata account,
        uint256 coinType,
        string[] calldata
    ) external view returns (string memory, address, address) {
        return reverse(account, coinType);
    }

    /// The hash of a DNS-encoded name: labels with their length before them, then a zero.
    function _namehash(bytes calldata name) private pure returns (bytes32) {
        if (name.length == 0) revert DNSDecodingFailed(name);
        uint256 length = uint8(name[0]);
        if (length == 0) return bytes32(0);
        if (name.length < length + 2) revert DNSDecodingFailed(name);
        return keccak256(abi.encodePacked(_namehash(name[length + 1:]), keccak256(name[1:length + 1])));
    }
}

library NameHash {
    /// The hash of addr.reverse.
    bytes32 internal constant REVERSE_NODE = 0x91d1777781884d03a6757a803996e38de2a42967fb37eeaca72729271025a9e2;

    /// The hash of an address as a label: forty hexadecimal digits, lower case.
    function addressLabel(address account) internal pure returns (bytes32) {
        bytes memory digits = new bytes(40);
        uint160 rest = uint160(account);
        for (uint256 i = 40; i > 0; i--) {
            digits[i - 1] = bytes16("0123456789abcdef")[rest & 0xf];
            rest >>= 4;
        }
        return keccak256(digits);
    }

    /// The hash of a dotted name.
    function ofText(string memory name) internal pure returns (bytes32 node) {
        bytes memory text = bytes(name);
        uint256 end = text.length;
        for (uint256 i = text.length + 1; i > 0; i--) {
            if (i > 1 && text[i - 2] != ".") continue;
            bytes memory label = new bytes(end - (i - 1));
            for (uint256 j = 0; j < label.length; j++) label[j] = text[i - 1 + j];
            node = keccak256(abi.encodePacked(node, keccak256(label)));
            end = i > 1 ? i - 2 : 0;
        }
    }
}
